import { useBoot, useT } from '@jahrring/tool-kit';

/** Stands at the end of the page and scrolls with it. */
export function Footer() {
  const t = useT('shell');
  const { demo } = useBoot();
  return (
    <footer className="sh-footer">
      <span>
        © {new Date().getFullYear()} {t('product')}
      </span>
      {demo ? <span className="sh-footer__demo">{t('footer.demo')}</span> : null}
    </footer>
  );
}
