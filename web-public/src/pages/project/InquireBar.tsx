import { useEffect, useState } from 'react';
import { inquiryTexts } from '../../content/texts';

/** On phones, a way to the form from anywhere on a project page; it steps aside where the form is. */
export default function InquireBar() {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const form = document.getElementById('inquire');
    if (!form) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      className={`no-print sticky bottom-0 z-30 border-t border-ink/12 bg-paper p-3 transition-opacity duration-200 lg:hidden ${near ? 'pointer-events-none opacity-0' : ''}`}
      inert={near}
    >
      <a href="#inquire" className="btn w-full">
        {inquiryTexts.open}
      </a>
    </div>
  );
}
