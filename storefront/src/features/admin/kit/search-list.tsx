"use client";

import { type QueryKey, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSettledText } from "@/lib/use-settled-text";
import { TextField, type TextFieldProps } from "@/ui/text-field";

interface SearchListProps<Found> extends Pick<TextFieldProps, "id" | "error" | "autoFocus"> {
	label: string;
	hint: string;
	queryKey: QueryKey;
	search: (query: string, signal: AbortSignal) => Promise<readonly Found[]>;
	keyOf: (found: Found) => string;
	show: (found: Found) => ReactNode;
	/** `query` is the text that found it. */
	onPick: (found: Found, query: string) => void;
	/** From how many characters on it searches. */
	minimum: number;
	/** Codes are scanned, too: Enter takes the only result, never one of several. */
	isScanned?: boolean;
}

/**
 * A search with what it finds below as buttons. Enter takes the first one, as soon as it is found, and leaves the field ready for
 * the next; the arrow down goes into the list.
 */
export function SearchList<Found>({
	label,
	hint,
	queryKey,
	search,
	keyOf,
	show,
	onPick,
	minimum,
	isScanned = false,
	...props
}: SearchListProps<Found>) {
	const [query, setQuery] = useState("");
	const [isEntered, setEntered] = useState(false);
	const list = useRef<HTMLUListElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const wanted = query.trim();
	const settled = useSettledText(wanted);
	const asked = isEntered ? wanted : settled;
	const isAsked = wanted.length >= minimum && asked.length >= minimum;
	const {
		data = [],
		isError,
		isPending,
		isSuccess,
	} = useQuery({
		queryKey: [...queryKey, asked],
		queryFn: ({ signal }) => search(asked, signal),
		enabled: isAsked,
	});
	const type = (text: string) => {
		setQuery(text);
		setEntered(false);
	};
	const pick = (found: Found) => {
		type("");
		field.current?.focus();
		onPick(found, asked);
	};
	const press = (event: KeyboardEvent) => {
		if (event.key === "ArrowDown") list.current?.querySelector("button")?.focus();
		if (event.key !== "Enter") return;
		event.preventDefault();
		setEntered(true);
	};
	const [first, ...others] = data;
	const isTaken = isAsked && isEntered && first !== undefined && !(isScanned && others.length > 0);
	const take = useEffectEvent(() => first !== undefined && pick(first));
	useEffect(() => {
		if (isTaken) take();
	}, [isTaken]);
	return (
		<div>
			<TextField
				ref={field}
				type="search"
				autoComplete="off"
				label={label}
				hint={hint}
				autoCorrect="off"
				spellCheck={false}
				maxLength={100}
				{...props}
				value={query}
				onChange={({ target }) => type(target.value)}
				onKeyDown={press}
			/>
			<p role="status" className="mt-1 text-sm text-prune empty:hidden">
				{isAsked && isEntered && isPending && "Recherche…"}
				{isAsked && isError && "La recherche a échoué. Réessayez."}
				{isAsked && isSuccess && data.length === 0 && "Rien trouvé."}
			</p>
			{isAsked && data.length > 0 && (
				<ul
					ref={list}
					aria-label={`${label} : résultats`}
					className="mt-2 divide-y divide-trait rounded-control border border-bordure"
				>
					{data.map((found) => (
						<li key={keyOf(found)}>
							<button
								type="button"
								onClick={() => pick(found)}
								className="min-h-11 w-full px-4 py-2 text-left hover:bg-dragee focus-visible:bg-dragee"
							>
								{show(found)}
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
