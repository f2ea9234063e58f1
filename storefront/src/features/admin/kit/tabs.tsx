"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useEffect, useRef, useState } from "react";

interface Tab<Id extends string> {
	id: Id;
	label: string;
}

/** Which tab of a page is shown: the one that its address names behind "#", else the first. */
export function useTab<Id extends string>(tabs: readonly Tab<Id>[]): [Id, (id: Id) => void] {
	const [shown, setShown] = useState(tabs[0]?.id as Id);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address counts when the page is opened.
	useEffect(() => {
		const named = tabs.find(({ id }) => `#${id}` === window.location.hash);
		if (named) setShown(named.id);
	}, []);
	return [
		shown,
		(id) => {
			setShown(id);
			window.history.replaceState(window.history.state, "", `#${id}`);
		},
	];
}

/**
 * Reference to a form: its first refused field opens its tab and takes the focus.
 * @param attempts how often the form was submitted
 */
export function useRefusedTab(attempts: number) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (attempts === 0) return;
		const refused = form.current?.querySelector<HTMLElement>("[aria-invalid=true], p[role=alert]");
		const tab = refused?.closest("[role=tabpanel]")?.getAttribute("aria-labelledby");
		if (tab) document.getElementById(tab)?.click();
		// By then the tab is visible.
		queueMicrotask(() => refused?.focus());
	}, [attempts]);
	return form;
}

interface TabsProps<Id extends string> {
	/** What the tabs are of, for screen readers. */
	label: string;
	tabs: readonly Tab<Id>[];
	shown: Id;
	onShow: (id: Id) => void;
	children: ReactNode;
}

/** A page in parts: one is visible, the others preserve their input. */
export function Tabs<Id extends string>({ label, tabs, shown, onShow, children }: TabsProps<Id>) {
	return (
		<Base.Root value={shown} onValueChange={(id: Id) => onShow(id)} className="flex flex-col gap-4">
			<Base.List aria-label={label} activateOnFocus className="flex gap-1 overflow-x-auto border-b border-trait">
				{tabs.map((tab) => (
					<Base.Tab
						key={tab.id}
						value={tab.id}
						className="min-h-11 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-prune hover:text-encre aria-selected:border-framboise aria-selected:text-framboise-fonce"
					>
						{tab.label}
					</Base.Tab>
				))}
			</Base.List>
			{children}
		</Base.Root>
	);
}

/** The part under a tab. */
export const TabPanel = ({ id, children }: { id: string; children: ReactNode }) => (
	<Base.Panel value={id} keepMounted tabIndex={-1} className="flex flex-col gap-4 outline-none">
		{children}
	</Base.Panel>
);
