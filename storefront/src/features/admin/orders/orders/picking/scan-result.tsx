"use client";

import { formatInteger } from "@confiserie/domain/format";
import { countedOf, isPicked } from "@confiserie/domain/fulfilment/picking-count";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { CircleAlert, CircleCheck, TriangleAlert, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/ui/button";
import type { PickedRow } from "./picked-rows";
import { lastWords, leftWords } from "./scan-words";
import type { Counting } from "./use-counting";

const TONES = {
	good: { colours: "bg-pistache-clair text-pistache", Icon: CircleCheck },
	surplus: { colours: "bg-caramel-clair text-caramel", Icon: TriangleAlert },
	bad: { colours: "bg-rouge-clair text-rouge", Icon: CircleAlert },
};

/** Outcome of the last scan, the product to take next, and how far the list is. */
export function ScanResult({ counting }: { counting: Counting }) {
	const { rows, counts, last } = counting;
	const root = useRef<HTMLDivElement>(null);
	const words = lastWords(counting);
	const open = rows.filter((row) => !isPicked(counts, row));
	// A row that was begun is finished first, the one scanned last before the others.
	const begun =
		open.find(({ key }) => last && "key" in last.outcome && key === last.outcome.key && counts.boxes[key]) ??
		open.find((row) => countedOf(counts, row) > 0);
	const next = begun ?? open[0];
	const done = rows.reduce((sum, row) => sum + countedOf(counts, row), 0);
	// A button that did its work may be gone, and the focus with it.
	const wasPressed = useRef(false);
	useEffect(() => {
		if (wasPressed.current && document.activeElement === document.body) root.current?.focus();
		wasPressed.current = false;
	});
	const press = (act: () => void) => () => {
		wasPressed.current = true;
		act();
	};
	return (
		<div ref={root} tabIndex={-1} className="flex flex-col gap-2 outline-none">
			<div role="status">{words && last && <Remark key={last.number} {...words} />}</div>
			<p className="text-sm">
				{next ? (
					<>
						<span className="text-prune">{begun ? "Il en reste\u00a0: " : "À prendre\u00a0: "}</span>
						<span className="font-semibold">{`${next.name}, ${leftWords(counting, next)}`}</span>
					</>
				) : (
					<span className="font-semibold">Tout est prêt.</span>
				)}
				<span className="block text-prune">{`${formatInteger(done)} sur ${formatBoxSum(rows)}`}</span>
			</p>
			<div className="flex flex-wrap gap-2 empty:hidden">
				{begun &&
					unitsOf(begun, begun.boxes - countedOf(counts, begun)).map(([label, boxes]) => (
						<Button key={label} variant="secondary" size="sm" onClick={press(() => counting.more(begun, boxes))}>
							{`+ ${label}`}
							<span className="sr-only">{`\u00a0: ${begun.name}`}</span>
						</Button>
					))}
				{begun && (
					<Button variant="secondary" size="sm" onClick={press(() => counting.more(begun))}>
						Tout compter
						<span className="sr-only">{`\u00a0: ${begun.name}`}</span>
					</Button>
				)}
				{counts.steps.length > 0 && (
					<Button variant="secondary" size="sm" onClick={press(counting.undo)}>
						<Undo2 aria-hidden="true" className="size-4.5" />
						Annuler le dernier scan
					</Button>
				)}
			</div>
		</div>
	);
}

/** The pallet and the layer of a product that fit into what is left of it. */
const unitsOf = ({ boxesPerLayer, boxesPerPallet }: PickedRow, left: number): [label: string, boxes: number][] =>
	[["palette", boxesPerPallet] as const, ["couche", boxesPerLayer] as const].flatMap(([label, boxes]) =>
		boxes && boxes > 1 && boxes <= left ? [[`${label} (${formatInteger(boxes)})`, boxes]] : [],
	);

function Remark({ text, tone }: { text: string; tone: keyof typeof TONES }) {
	const { colours, Icon } = TONES[tone];
	return (
		<p className={`flex items-start gap-2 rounded-control px-3 py-2 font-bold wrap-anywhere ${colours}`}>
			<Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
			{text}
		</p>
	);
}
