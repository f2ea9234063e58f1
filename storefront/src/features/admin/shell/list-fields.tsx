"use client";

import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { classNames } from "@/ui/class-names";
import { TextField, type TextFieldProps } from "@/ui/text-field";
import { periodFault, searched } from "./use-list";

/** Source: accounts spec §9 "search debounce". */
const SEARCH_DELAY_MS = 500;

interface ListFieldProps<Value extends string | number | null>
	extends Omit<TextFieldProps, "value" | "onChange" | "onKeyDown" | "error"> {
	value: Value;
	read: (typed: string) => Value;
	write?: (value: Value) => string;
	/** What is wrong with what is typed: it does not hold then. */
	faultOf?: (value: Value) => string | undefined;
	onChange: (value: Value) => void;
}

/** A filter that is typed: it holds once typing pauses, or on Enter. */
export function ListField<Value extends string | number | null>({
	value,
	read,
	write = (one) => String(one ?? ""),
	faultOf = () => undefined,
	onChange,
	...field
}: ListFieldProps<Value>) {
	const [text, setText] = useState(write(value));
	const [followed, setFollowed] = useState(value);
	const typed = read(text);
	// The address changed from outside: a removed filter or the Back button.
	if (followed !== value) {
		setFollowed(value);
		if (typed !== value) setText(write(value));
	}
	const error = faultOf(typed);
	const isDue = typed !== value && !error;
	const hold = useEffectEvent(() => onChange(typed));
	// biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins again with each letter.
	useEffect(() => {
		if (!isDue) return;
		const timer = setTimeout(hold, SEARCH_DELAY_MS);
		return () => clearTimeout(timer);
	}, [typed, isDue]);
	return (
		<TextField
			autoComplete="off"
			{...field}
			value={text}
			error={error ?? null}
			onChange={({ target }) => setText(target.value)}
			onKeyDown={({ key }) => {
				if (key === "Enter" && isDue) onChange(typed);
			}}
		/>
	);
}

interface ListSearchProps extends Pick<TextFieldProps, "label" | "hint" | "placeholder" | "maxLength" | "className"> {
	list: { state: { query: string }; change: (part: { query: string }) => void };
}

/** Searches a list for words; without a visible label where a placeholder names them. */
export function ListSearch({ list, placeholder, maxLength = 200, className, ...field }: ListSearchProps) {
	return (
		<ListField
			{...field}
			type="search"
			{...(placeholder && {
				placeholder,
				hasHiddenLabel: true,
				trailing: <Search aria-hidden="true" className="mr-2 size-5 text-prune max-md:hidden" />,
			})}
			className={classNames(placeholder && "max-md:pr-3", className)}
			maxLength={maxLength}
			value={list.state.query}
			read={searched}
			onChange={(query) => list.change({ query })}
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
