import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { useSettled } from 'web-shared/useSettled';
import { phoneTexts } from '../../content/texts';
import { listedCountries, SEARCH_DEBOUNCE, searchCountries, type ListedCountry } from './country-search';
import { DEFAULT_COUNTRY } from './phone';

interface CountryListProps {
  current: string;
  onChoose: (country: string) => void;
}

/** The searchable list of countries and dial codes. */
export default function CountryList({ current, onChoose }: CountryListProps) {
  const countries = useMemo(() => listedCountries(DEFAULT_COUNTRY), []);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed, SEARCH_DEBOUNCE);
  const items = useMemo(() => searchCountries(countries, search), [countries, search]);
  const { getInputProps, getMenuProps, getItemProps, getLabelProps, highlightedIndex } =
    useCombobox<ListedCountry>({
      items,
      isOpen: true,
      selectedItem: null,
      inputValue: typed,
      defaultHighlightedIndex: 0,
      initialHighlightedIndex: Math.max(
        0,
        countries.findIndex(({ iso }) => iso === current),
      ),
      itemToString: (country) => country?.name ?? '',
      // Leaving the list is not choosing from it.
      stateReducer: (state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.iso),
    });
  return (
    <>
      <label {...getLabelProps()} className="sr-only">
        {phoneTexts.search}
      </label>
      <input
        {...getInputProps({
          onChange: (event) => setTyped(event.currentTarget.value),
          onKeyDown: keepEnter,
        })}
        autoFocus
        type="search"
        placeholder={phoneTexts.search}
        autoComplete="off"
        className="block min-h-12 w-full border-b border-ink/30 px-3 text-base -outline-offset-3 placeholder:text-ink/65"
      />
      <ul {...getMenuProps()} className="max-h-64 overflow-y-auto overscroll-contain">
        {items.map((item, index) => (
          <li
            key={item.iso}
            {...getItemProps({ item, index })}
            aria-selected={item.iso === current}
            className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-2 ${index === highlightedIndex ? 'bg-sand' : ''}`}
          >
            <span>{item.name}</span>
            <span className="tabular-nums text-ink/75">+{item.dial}</span>
          </li>
        ))}
      </ul>
      {items.length === 0 && (
        <p role="status" className="px-3 py-2.5">
          {phoneTexts.none}
        </p>
      )}
    </>
  );
}

/** Enter chooses here; it must not send the form around the list. */
function keepEnter(event: React.KeyboardEvent) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}
