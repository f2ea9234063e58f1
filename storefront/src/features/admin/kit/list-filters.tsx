"use client";

import type { ReactNode } from "react";
import type { ListState } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { ChoiceButtons } from "@/ui/choice-buttons";
import { EmptyState } from "@/ui/empty-state";
import { Select, type SelectOption } from "@/ui/select";

/** Filters in a row: the first is as wide as the others allow; on a narrow screen they stand two by two below it. */
export const Filters = ({ children }: { children: ReactNode }) => (
	<search className="grid grid-cols-2 items-end gap-3 *:first:col-span-2 *:last:even:col-span-2 md:flex md:flex-wrap md:*:first:min-w-60 md:*:first:flex-1">
		{children}
	</search>
);

type Filtered<State extends { page: number }> = Pick<ListState<State>, "state" | "change">;
type TextField<State> = { [Name in keyof State]: State[Name] extends string ? Name : never }[keyof State];

interface ListSelectProps<State extends { page: number }> {
	list: Filtered<State>;
	/** The field of the state that it sets. */
	name: TextField<State>;
	label: string;
	options: readonly SelectOption[];
	/** Of the option that filters nothing. */
	any?: string;
}

/** A filter of a list with a few values. */
export function ListSelect<State extends { page: number }>({
	list: { state, change },
	name,
	label,
	options,
	any,
}: ListSelectProps<State>) {
	return (
		<Select
			label={label}
			value={state[name] as string}
			options={any === undefined ? options : [{ value: "", label: any }, ...options]}
			onChange={({ target }) => change({ [name]: target.value } as Partial<State>)}
		/>
	);
}

interface ListChoiceProps<State extends { page: number }, Name extends string> {
	list: Filtered<State>;
	name: TextField<State>;
	/** By value. */
	lists: Readonly<Record<Name, { label: string }>>;
	/** Where it is not the value of the field. */
	chosen?: Name;
}

/** Buttons that choose the part of a list that is shown. */
export function ListChoice<State extends { page: number }, Name extends string>({
	list: { state, change },
	name,
	lists,
	chosen = state[name] as Name,
}: ListChoiceProps<State, Name>) {
	return (
		<div className="flex flex-wrap gap-3">
			<ChoiceButtons
				names={Object.keys(lists) as Name[]}
				chosen={chosen}
				labelOf={(one) => lists[one].label}
				onChoose={(one) => change({ [name]: one } as unknown as Partial<State>)}
			/>
		</div>
	);
}

interface NothingFoundProps<State extends { page: number }> {
	list: Pick<ListState<State>, "change" | "none">;
	title: string;
	/** Of the button that clears the filters. */
	all: string;
	children: ReactNode;
}

/** Nothing fits the filters, and the way out of them. */
export const NothingFound = <State extends { page: number }>({
	list: { change, none },
	title,
	all,
	children,
}: NothingFoundProps<State>) => (
	<EmptyState
		title={title}
		action={
			<Button variant="secondary" onClick={() => change(none)}>
				{all}
			</Button>
		}
	>
		{children}
	</EmptyState>
);
