"use client";
import { SEARCH } from "@confiserie/domain/catalogue/catalogue";
import type { NavigationLink } from "@confiserie/domain/content/navigation";
import { Search } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useState } from "react";
import { isReachable } from "@/ui/reach";
import { searchHref } from "./search-href";
import type { SearchOption } from "./search-options";
import { remember, useProposals } from "./use-proposals";

/**
 * Search of the header. Enter searches the typed text, from two characters on, unless the arrows chose a proposal; Esc closes
 * the proposals. Without JavaScript it is a plain form. Source: spec §2 "Header".
 * @param popular the ways to the categories, the first of which are proposed before anything is typed
 */
export function SearchBox({ popular }: { popular: readonly NavigationLink[] }) {
	const router = useRouter();
	const listId = useId();
	const inAddress = useSearchedText();
	const [text, setText] = useState(inAddress);
	const [isOpen, setOpen] = useState(false);
	const [activeIndex, setActiveIndex] = useState(-1);
	const [isTooShort, setTooShort] = useState(false);
	const { code, groups, isFruitless, forget } = useProposals(text, isOpen, popular);
	useEffect(() => setText(inAddress), [inAddress]);

	const options = groups.flatMap((group) => group.options);
	const active = options[activeIndex] ?? null;
	const shown = isOpen && options.length > 0 ? code : null;

	const open = () => {
		setActiveIndex(-1);
		setOpen(true);
	};
	const close = () => {
		setOpen(false);
		setActiveIndex(-1);
	};
	const go = ({ href, label, query }: SearchOption) => {
		if (!isReachable(label)) return close();
		if (query) remember(query);
		setText(query ?? "");
		close();
		router.push(href);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const query = text.trim();
		if (!active && query && query.length < SEARCH.minLength) return setTooShort(true);
		go(active ?? { label: query, href: searchHref(query), query });
	};
	const press = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) {
			event.preventDefault();
			if (!isOpen) open();
			// One place beside the options stands for the typed text itself.
			else setActiveIndex(((activeIndex + 1 + step + options.length + 1) % (options.length + 1)) - 1);
		} else if (event.key === "Escape" && shown) {
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
					aria-expanded={shown !== null}
					aria-controls={shown ? listId : undefined}
					aria-activedescendant={shown && active ? shown.optionId(listId, active) : undefined}
					aria-label="Rechercher un produit"
					aria-invalid={isTooShort || undefined}
					placeholder="Rechercher une barbe à papa, un pop-corn…"
					value={text}
					onChange={(event) => {
						setText(event.target.value);
						setTooShort(false);
						open();
					}}
					onFocus={open}
					onKeyDown={press}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
					className="h-12 w-full rounded-full border-[1.5px] border-bordure bg-white pr-14 pl-5 text-ellipsis placeholder:text-bordure hover:border-framboise no-cancel"
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
				{shown && `Propositions\u00a0: ${options.length}, flèches pour les parcourir`}
			</p>
			{code && (isTooShort || (isOpen && isFruitless)) && <code.NothingFound typed={text.trim()} />}
			{shown && !isTooShort && (
				<shown.SearchPopup
					id={listId}
					groups={groups}
					typed={text}
					active={active}
					onPick={go}
					onForget={groups.some(({ title }) => title === "Recherches récentes") ? forget : undefined}
				/>
			)}
		</search>
	);
}

/** The query of the catalogue page shown now; empty elsewhere. */
function useSearchedText(): string {
	const pathname = usePathname();
	const params = useSearchParams();
	return pathname === "/products" ? (params.get("query") ?? "") : "";
}
