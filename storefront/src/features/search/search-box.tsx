"use client";
import { Search } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import {
	type ComponentType,
	type FocusEvent,
	type FormEvent,
	type KeyboardEvent,
	useEffect,
	useId,
	useState,
} from "react";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches";
import { optionId, type SearchOption, searchGroups, searchHref } from "./search-options";
import type { SearchPopupProps } from "./search-popup";
import { useSuggestions } from "./use-suggestions";

/**
 * Search of the header. Enter searches the typed text unless the arrows chose a proposal; Esc closes the proposals.
 * Without JavaScript it is a plain form. Source: spec §2 "Header".
 */
export function SearchBox() {
	const router = useRouter();
	const listId = useId();
	const inAddress = useSearchedText();
	const [text, setText] = useState(inAddress);
	const [isOpen, setOpen] = useState(false);
	const [activeIndex, setActiveIndex] = useState(-1);
	const [recent, setRecent] = useState<string[]>([]);
	const suggestions = useSuggestions(text, isOpen);
	useEffect(() => setText(inAddress), [inAddress]);

	const groups = searchGroups(text, suggestions, recent);
	const options = groups.flatMap((group) => group.options);
	const active = options[activeIndex] ?? null;
	const SearchPopup = useSearchPopup(isOpen);
	const isShown = isOpen && options.length > 0 && SearchPopup !== null;

	const open = () => {
		setRecent(recentSearches());
		setActiveIndex(-1);
		setOpen(true);
	};
	const close = () => {
		setOpen(false);
		setActiveIndex(-1);
	};
	const go = ({ href, query }: SearchOption) => {
		if (query) rememberSearch(query);
		setText(query ?? "");
		close();
		router.push(href);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const query = text.trim();
		go(active ?? { label: query, href: searchHref(query), query });
	};
	const press = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) {
			event.preventDefault();
			if (!isOpen) open();
			// One place beside the options stands for the typed text itself.
			else setActiveIndex(((activeIndex + 1 + step + options.length + 1) % (options.length + 1)) - 1);
		} else if (event.key === "Escape" && isShown) {
			event.preventDefault();
			close();
		}
	};
	const leave = (event: FocusEvent) => {
		if (!event.currentTarget.contains(event.relatedTarget)) close();
	};

	return (
		<search onBlur={leave} className="relative block">
			<form action="/products" onSubmit={submit} className="relative">
				<input
					type="search"
					name="query"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={isShown}
					aria-controls={isShown ? listId : undefined}
					aria-activedescendant={isShown && active ? optionId(listId, active) : undefined}
					aria-label="Rechercher un produit"
					placeholder="Rechercher une barbe à papa, un pop-corn…"
					value={text}
					onChange={(event) => {
						setText(event.target.value);
						open();
					}}
					onFocus={open}
					onKeyDown={press}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
					className="h-12 w-full rounded-full border-[1.5px] border-bordure bg-white pr-14 pl-5 text-ellipsis placeholder:text-prune hover:border-framboise [&::-webkit-search-cancel-button]:hidden"
				/>
				<button
					type="submit"
					aria-label="Lancer la recherche"
					className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-full text-framboise hover:bg-dragee"
				>
					<Search aria-hidden="true" className="size-5" />
				</button>
			</form>
			<p role="status" className="sr-only">
				{isShown && `${options.length} propositions, flèches pour les parcourir`}
			</p>
			{isShown && (
				<SearchPopup
					id={listId}
					groups={groups}
					typed={text}
					active={active}
					onPick={go}
					onForget={
						groups.some(({ title }) => title === "Recherches récentes")
							? () => {
									forgetSearches();
									setRecent([]);
								}
							: undefined
					}
				/>
			)}
		</search>
	);
}

/** The proposals' code, which comes with the first focus. Until it is there, or when it cannot be had, the field searches. */
function useSearchPopup(isWanted: boolean): ComponentType<SearchPopupProps> | null {
	const [Popup, setPopup] = useState<ComponentType<SearchPopupProps> | null>(null);
	const isMissing = isWanted && Popup === null;
	useEffect(() => {
		if (!isMissing) return;
		let isOver = false;
		import("./search-popup").then(
			(loaded) => {
				if (!isOver) setPopup(() => loaded.SearchPopup);
			},
			// The next focus asks again.
			() => undefined,
		);
		return () => {
			isOver = true;
		};
	}, [isMissing]);
	return Popup;
}

/** The query of the catalogue page shown now; empty elsewhere. */
function useSearchedText(): string {
	const pathname = usePathname();
	const params = useSearchParams();
	return pathname === "/products" ? (params.get("query") ?? "") : "";
}
