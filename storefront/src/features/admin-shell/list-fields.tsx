import type { ReactNode } from "react";
import { TextField } from "@/ui/text-field";
import type { ListState } from "./use-list";

type Searched = { query: string };
type InPeriod = { from: string; to: string };

interface ListSearchProps {
	label: string;
	placeholder?: string;
	list: { filter: Searched; change: (part: Searched) => void };
}

/** Searches a list for words; without a visible label where a placeholder names them. */
export function ListSearch({ label, placeholder, list }: ListSearchProps) {
	return (
		<TextField
			type="search"
			label={label}
			{...(placeholder && { placeholder, hasHiddenLabel: true })}
			value={list.filter.query}
			maxLength={200}
			autoComplete="off"
			onChange={({ target }) => list.change({ query: target.value })}
		/>
	);
}

/** First and last day of a period. */
export function ListPeriod({
	list: { filter, fault, change },
}: {
	list: Pick<ListState<InPeriod>, "filter" | "fault"> & { change: (part: Partial<InPeriod>) => void };
}): ReactNode {
	return (
		<>
			<TextField type="date" label="Du" value={filter.from} onChange={({ target }) => change({ from: target.value })} />
			<TextField
				type="date"
				label="Au"
				value={filter.to}
				error={fault}
				onChange={({ target }) => change({ to: target.value })}
			/>
		</>
	);
}
