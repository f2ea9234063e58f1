"use client";

import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { classNames } from "@/ui/class-names";
import { TextField, type TextFieldProps } from "@/ui/text-field";
import { periodFault, searched } from "./use-list";

/** Source: accounts spec §9 "search debounce". */
const SEARCH_DELAY_MS = 500;

interface ListSearchProps extends Pick<TextFieldProps, "label" | "placeholder" | "maxLength" | "className"> {
	list: { state: { query: string }; change: (part: { query: string }) => void };
}

/** Searches a list for words once typing pauses, or on Enter; without a visible label where a placeholder names them. */
export function ListSearch({ list, placeholder, maxLength = 200, className, ...field }: ListSearchProps) {
	const { query } = list.state;
	const [text, setText] = useState(query);
	const [followed, setFollowed] = useState(query);
	const typed = searched(text);
	// The address changed from outside: a removed filter or the Back button.
	if (followed !== query) {
		setFollowed(query);
		if (typed !== query) setText(query);
	}
	const search = useEffectEvent(() => list.change({ query: typed }));
	useEffect(() => {
		if (typed === query) return;
		const timer = setTimeout(search, SEARCH_DELAY_MS);
		return () => clearTimeout(timer);
	}, [typed, query]);
	return (
		<TextField
			{...field}
			type="search"
			{...(placeholder && {
				placeholder,
				hasHiddenLabel: true,
				trailing: <Search aria-hidden="true" className="mr-2 size-5 text-prune max-md:hidden" />,
			})}
			className={classNames(placeholder && "max-md:pr-3", className)}
			value={text}
			maxLength={maxLength}
			autoComplete="off"
			onChange={({ target }) => setText(target.value)}
			onKeyDown={({ key }) => {
				if (key === "Enter" && typed !== query) list.change({ query: typed });
			}}
		/>
	);
}

type Period = { from: string; to: string };

/** First and last day of a period. */
export function ListPeriod({
	list: { state, change },
}: {
	list: { state: Period; change: (part: Partial<Period>) => void };
}) {
	return (
		<>
			<TextField type="date" label="Du" value={state.from} onChange={({ target }) => change({ from: target.value })} />
			<TextField
				type="date"
				label="Au"
				value={state.to}
				error={periodFault(state)}
				onChange={({ target }) => change({ to: target.value })}
			/>
		</>
	);
}
