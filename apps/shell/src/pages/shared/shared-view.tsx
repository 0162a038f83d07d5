import type { SharedDocument } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, Stack } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { AcceptForm } from './accept-form';
import { DeclineForm } from './decline-form';
import { QuestionForm } from './question-form';
import { acceptanceSheet, sharedPdf } from './shared.api';
import { SharedContentView } from './shared-content-view';
import type { SharedProps } from './shared-props';

/** Shows the document that was sent, its state, and the possible answers. */
export function SharedView(props: SharedProps) {
  const { document, token } = props;
  const t = useT('shell');
  const [optionalLines, setOptionalLines] = useState<readonly number[]>([]);
  const { content, heading, title, sender, recipient, state } = document;
  const isOpen = state === 'open';
  return (
    <div className="sh-shared">
      <header className="sh-shared__head">
        <p className="sh-shared__sender">{sender.name}</p>
        <h1 className="sh-shared__title">{heading}</h1>
        <p className="sh-shared__about">{[title, recipient].filter(Boolean).join(' · ')}</p>
      </header>
      <StateNote document={document} token={token} />
      {content ? (
        <>
          <div>
            <Button icon={downloadIcon} href={sharedPdf(token)} download>
              {t('shared.pdf')}
            </Button>
          </div>
          <SharedContentView
            content={content}
            chosen={optionalLines}
            {...(isOpen ? { onChoose: setOptionalLines } : {})}
          />
          {isOpen ? <AcceptForm {...props} pdfHash={content.pdfHash} optionalLines={optionalLines} /> : null}
          <Card title={t('shared.questions')}>
            <QuestionForm {...props} />
          </Card>
          {isOpen ? <DeclineForm {...props} /> : null}
        </>
      ) : null}
      <Contact sender={sender} />
    </div>
  );
}

function StateNote({ document: { state, answer, sender }, token }: Pick<SharedProps, 'document' | 'token'>) {
  const t = useT('shell');
  const format = useFormat();
  const said = answer ? { name: answer.name, at: format.dateTime(answer.at) } : null;
  switch (state) {
    case 'accepted':
      return (
        <Alert kind="success" title={t('shared.accepted')}>
          <Stack gap={2}>
            <span>{said ? t('shared.acceptedBy', { ...said, sender: sender.name }) : null}</span>
            {answer?.signed ? (
              <a href={acceptanceSheet(token)} download>
                {t('shared.sheet')}
              </a>
            ) : null}
          </Stack>
        </Alert>
      );
    case 'declined':
      return <Alert title={t('shared.declined')}>{said ? t('shared.declinedBy', said) : null}</Alert>;
    case 'replaced':
    case 'withdrawn':
      return (
        <Alert kind="warning" title={t(`shared.${state}`)}>
          {t(`shared.${state}Text`, { sender: sender.name })}
        </Alert>
      );
    case 'open':
    case 'info':
      return null;
  }
}

function Contact({ sender: { name, email, phone } }: Pick<SharedDocument, 'sender'>) {
  return (
    <footer className="sh-shared__foot">
      <span>{name}</span>
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
    </footer>
  );
}
