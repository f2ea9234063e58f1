"use client";

import { formatInteger } from "@confiserie/domain/format";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { Choice } from "@/lib/use-choice";
import { atFoot } from "@/ui/at-foot";
import { Button } from "@/ui/button";

interface SelectionFrameProps {
	/** What is chosen: "Commandes choisies". */
	label: string;
	/** The same with its number: "2 commandes choisies". */
	counted: string;
	/** Why nothing can be done with so many. */
	refusal: string | null;
	choice: Pick<Choice<unknown>, "count" | "isAll" | "chooseAll" | "clear">;
	/** How many the filters find. */
	found: number;
	/** What can be done with them. */
	children: ReactNode;
}

/** Selection bar of a list, at the bottom of the window. */
export function SelectionFrame({ label, counted, refusal, choice, found, children }: SelectionFrameProps) {
	const { count, isAll } = choice;
	return (
		<section
			ref={atFoot}
			aria-label={label}
			className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center gap-2 rounded-t-card border border-bordure bg-dragee px-3 py-2 print:hidden"
		>
			<p role="status" className="mr-auto text-sm font-bold">
				{counted}
				{refusal && <span className="block font-normal">{refusal}</span>}
			</p>
			{(isAll ? found !== count : found > count) && (
				<Button variant="ghost" size="sm" onClick={() => choice.chooseAll(found)}>
					{`Tout sélectionner (${formatInteger(found)} résultats)`}
				</Button>
			)}
			{children}
			<Button variant="secondary" size="sm" onClick={choice.clear}>
				<X aria-hidden="true" className="size-4.5" />
				<span className="max-sm:sr-only">Effacer le choix</span>
			</Button>
		</section>
	);
}

interface ChoiceLimits {
	/** How many a filter may choose, and how many may be named, chosen or excepted. */
	all: number;
	named: number;
	/** "une à une", in the gender of the item. */
	oneByOne: string;
}

/** Why so many cannot be changed together; null where they can. */
export function choiceRefusal(
	{ count, isAll, except }: Pick<Choice<unknown>, "count" | "isAll" | "except">,
	{ all, named, oneByOne }: ChoiceLimits,
): string | null {
	if (isAll && count > all) return `${formatInteger(all)} au plus à la fois\u00a0: filtrez davantage.`;
	if (except.length > named) return `${formatInteger(named)} exceptions au plus\u00a0: filtrez davantage.`;
	if (!isAll && count > named) return `${formatInteger(named)} au plus ${oneByOne}\u00a0: choisissez par filtre.`;
	return null;
}
