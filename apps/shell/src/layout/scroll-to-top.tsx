import { useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { useEffect, useState } from 'react';
import { arrowUpIcon } from '@jahrring/ui/icons';
import './scroll-to-top.css';

/** Pixels after which the way back up is worth a button. */
const threshold = 200;

export function ScrollToTop() {
  const t = useT('shell');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(scrollY > threshold);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return (
    <div className="sh-to-top">
      <IconButton
        icon={arrowUpIcon}
        variant="secondary"
        label={t('nav.toTop')}
        onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
      />
    </div>
  );
}
