import { fileLimits } from '@jahrring/contracts-common';
import { objectLimits, type ObjectView } from '@jahrring/contracts-inventory';
import { notify, problemOf, problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, IconButton, Row, Section, Stack, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { starIcon, trashIcon } from '@jahrring/ui/icons';
import { imageUrl, useAddImage, useMakeMainImage, useRemoveImage } from '../objects.api';

interface ObjectImagesProps {
  object: ObjectView;
  readOnly: boolean;
  /** Pictures are saved at once: the form goes on with the object's new version. */
  onChange: (object: ObjectView) => void;
}

/** Pictures of an object, the main one first. */
export function ObjectImages({ object, readOnly, onChange }: ObjectImagesProps) {
  const t = useT('inventory');
  const toast = useProblemToast();
  const [add] = useAddImage();
  const [makeMain] = useMakeMainImage();
  const [removeOne] = useRemoveImage();
  const [error, setError] = useState<string>();
  const attempt = async (work: () => Promise<ObjectView>, done?: string) => {
    try {
      onChange(await work());
      if (done) notify.success(done);
    } catch (problem) {
      toast(problem);
    }
  };
  const upload = async (files: File[]) => {
    setError(undefined);
    let current = object;
    try {
      for (const file of files) {
        current = await add({ id: current.id, version: current.version, file }).unwrap();
        notify.success(t('object.images.added'));
      }
    } catch (problem) {
      const [field] = problemOf(problem).fields ?? [];
      setError(field ? t(field.key, field.params) : problemText(t, problem));
    }
    if (current !== object) onChange(current);
  };
  const { id, version, imageIds } = object;
  return (
    <Section title={t('object.section.images')}>
      <Stack>
        {imageIds.length > 0 ? (
          <ul className="inventory-images">
            {imageIds.map((imageId, index) => (
              <li key={imageId}>
                <img
                  src={imageUrl(id, imageId)}
                  alt={t('object.images.alt', { title: object.title, number: index + 1 })}
                  loading="lazy"
                />
                <Row justify="between" noWrap>
                  {index === 0 ? (
                    <Badge icon={starIcon}>{t('object.images.main')}</Badge>
                  ) : readOnly ? null : (
                    <IconButton
                      icon={starIcon}
                      label={t('object.images.makeMain', { number: index + 1 })}
                      onClick={() => void attempt(() => makeMain({ id, version, imageId }).unwrap())}
                    />
                  )}
                  {readOnly ? null : (
                    <IconButton
                      icon={trashIcon}
                      label={t('object.images.remove', { number: index + 1 })}
                      onClick={() =>
                        void attempt(
                          () => removeOne({ id, version, imageId }).unwrap(),
                          t('object.images.removed'),
                        )
                      }
                    />
                  )}
                </Row>
              </li>
            ))}
          </ul>
        ) : null}
        {readOnly || imageIds.length >= objectLimits.images ? null : (
          <FileDrop
            label={t('object.images.add')}
            description={t('object.images.hint')}
            files={[]}
            onChange={(files) => void upload(files)}
            accept="image/png,image/jpeg"
            maxSize={fileLimits.image}
            multiple
            {...(error === undefined ? {} : { error })}
          />
        )}
        {readOnly && imageIds.length === 0 ? <Text tone="muted">–</Text> : null}
      </Stack>
    </Section>
  );
}
