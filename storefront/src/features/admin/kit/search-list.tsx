"use client";

import { type QueryKey, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from "react";
import { TextField } from "@/ui/text-field";

interface SearchListProps<Found> {
	label: string;
	hint: string;
	queryKey: QueryKey;
	search: (query: string, signal: AbortSignal) => Promise<readonly Found[]>;
	keyOf: (found: Found) => string;
	show: (found: Found) => ReactNode;
	onPick: (found: Found) => void;
	/** From how many characters on it searches. */
	minimum: number;
}

/**
 * A search with what it finds below as buttons. Enter takes the first one and leaves the field ready for the next; the arrow
 * down goes into the list.
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
}: SearchListProps<Found>) {
	const [query, setQuery] = useState("");
	const list = useRef<HTMLUListElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const asked = useDeferredValue(query.trim());
	const isAsked = asked.length >= minimum;
	const { data, isError } = useQuery({
		queryKey: [...queryKey, asked],
		queryFn: ({ signal }) => search(asked, signal),
		enabled: isAsked,
	});
	const pick = (found: Found) => {
		setQuery("");
		field.current?.focus();
		onPick(found);
	};
	const press = (event: KeyboardEvent) => {
		const [first] = data ?? [];
		if (event.key === "ArrowDown") list.current?.querySelector("button")?.focus();
		if (event.key !== "Enter") return;
		event.preventDefault();
		// The list shows the results of the submitted query, not yet of the typed one.
		if (first && asked === query.trim()) pick(first);
	};
	return (
		<div>
			<TextField
				ref={field}
				type="search"
				autoComplete="off"
				label={label}
				hint={hint}
				value={query}
				onChange={(event) => setQuery(event.target.value)}
				onKeyDown={press}
			/>
			<p role="status" className="mt-1 text-sm text-prune empty:hidden">
				{isAsked && isError && "La recherche a échoué. Réessayez."}
				{isAsked && data?.length === 0 && "Rien trouvé."}
			</p>
			{isAsked && data && data.length > 0 && (
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
