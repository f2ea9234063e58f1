"use client";

import type { Lot } from "@confiserie/domain/contract/lots";
import { formatInteger } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { type Counts, countBox } from "@confiserie/domain/lots/stock-count";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { useState } from "react";
import { type Figure, ScanForm, WholeInput } from "@/features/admin/kit";
import { usePreference } from "@/lib/use-preference";
import { Pager } from "@/ui/pager";
import { Problem } from "@/ui/problem";
import { CountRecord } from "./count-record";
import { countedBoxes, countsIn } from "./stored-count";

/** Lots on the screen; paper shows them all. */
const SHOWN = 10;
/** Id of the field for codes. */
const FIELD = "carton-compte";

/** The lots to count: by scans, or in their fields. What was counted stays in this browser until it is recorded. */
export function CountSheet({ lots }: { lots: readonly Lot[] }) {
	const [stored, store] = usePreference("stock-count", "");
	const [said, setSaid] = useState("");
	const [page, setPage] = useState(0);
	const last = Math.ceil(lots.length / SHOWN) - 1;
	const shown = Math.min(page, last);
	const counts = countsIn(stored);
	const [refused, setRefused] = useState<{ lotId: string; message: string } | null>(null);
	const change = (next: Counts) => {
		store(JSON.stringify(next));
		setRefused(null);
	};
	const showLot = (id: string) => setPage(Math.max(0, Math.floor(lots.findIndex((lot) => lot.id === id) / SHOWN)));
	const sheet = lots.map(({ eanUnit, eanBox, ...lot }) => ({ ...lot, codes: [eanUnit, eanBox] }));
	const scan = (code: string) => {
		const { counts: next, outcome } = countBox(sheet, counts, code);
		if (outcome.kind === "empty") return;
		if (outcome.kind !== "counted") return setSaid(WORDS[outcome.kind](outcome.text));
		change(next);
		showLot(outcome.lotId);
		const lot = lots.find(({ id }) => id === outcome.lotId);
		const boxes = next[outcome.lotId]?.boxes ?? 0;
		setSaid(lot ? `${lot.productName}, ${lotWords(lot)}\u00a0: ${formatBoxes(boxes, lot, "compté")}.` : "");
	};
	const count = ({ id, boxes: seen }: Lot, boxes: Figure) => {
		const { [id]: _, ...others } = counts;
		const counted = countedBoxes.safeParse(boxes);
		if (counted.success) change({ ...others, [id]: { boxes: counted.data, seen } });
		else if (typeof boxes !== "number") change(others);
	};
	const forgetSheet = () => {
		change(Object.fromEntries(Object.entries(counts).filter(([id]) => !lots.some((lot) => lot.id === id))));
		document.getElementById(FIELD)?.focus();
	};
	return (
		<>
			<div className="max-w-2xl">
				<ScanForm
					id={FIELD}
					label="Scanner une étiquette"
					hint="Chaque étiquette compte pour un. Un lot entier se saisit dans sa ligne."
					onScan={scan}
				>
					<p>{said}</p>
				</ScanForm>
			</div>
			<p role="status" className="text-sm font-semibold empty:hidden print:hidden">
				{said}
			</p>
			<table className="w-full text-sm">
				<caption className="sr-only">Lots à compter</caption>
				<thead>
					<tr className="border-b border-trait text-left">
						<th scope="col" className="py-2">
							Lot
						</th>
						<th scope="col" className="w-14 py-2 text-right sm:w-16">
							Notés
						</th>
						<th scope="col" className="w-22 py-2 pl-3 sm:w-24 sm:pl-4">
							Comptés
						</th>
						<th scope="col" className="w-12 py-2 text-right sm:w-16">
							Écart
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-trait">
					{lots.map((lot, index) => (
						<SheetRow
							key={lot.id}
							lot={lot}
							isShown={Math.floor(index / SHOWN) === shown}
							count={counts[lot.id]}
							refusal={refused?.lotId === lot.id ? refused.message : null}
							onCount={(boxes) => count(lot, boxes)}
						/>
					))}
				</tbody>
			</table>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
				<Pager page={shown} isLast={shown === last} onPage={setPage} before="Lots précédents" after="Lots suivants" />
				{last > 0 && (
					<p role="status" className="text-sm text-prune">
						{`Lots ${shown * SHOWN + 1} à ${Math.min(lots.length, (shown + 1) * SHOWN)} sur ${lots.length}`}
					</p>
				)}
			</div>
			<CountRecord
				lots={lots}
				counts={counts}
				onRefused={(lotId, message) => {
					setRefused({ lotId, message });
					showLot(lotId);
				}}
				onDone={forgetSheet}
			/>
		</>
	);
}

const WORDS = {
	several: (text: string) => `Plusieurs lots pour ${text}\u00a0: scannez l'étiquette du lot, ou saisissez sa ligne.`,
	unreceived: (text: string) => `Le lot ${text} n'est pas sur cette feuille\u00a0: notez sa réception.`,
	unknown: (text: string) => `Aucun lot de cette feuille pour ${text}.`,
} as const;

interface SheetRowProps {
	lot: Lot;
	/** On the screen. */
	isShown: boolean;
	count: Counts[string] | undefined;
	/** Why the server refuses what was counted. */
	refusal: string | null;
	onCount: (boxes: Figure) => void;
}

function SheetRow({ lot, isShown, count, refusal, onCount }: SheetRowProps) {
	const difference = count ? count.boxes - lot.boxes : 0;
	const isMoved = difference !== 0 && count?.seen !== lot.boxes;
	return (
		<tr className={isShown ? undefined : "hidden print:table-row"}>
			<th scope="row" className="py-2 pr-2 text-left font-normal wrap-anywhere">
				<span className="font-semibold">{lot.productName}</span>
				<span className="block text-prune">{lot.reference}</span>
				<span className="block">{lotWords(lot)}</span>
				<Problem>
					{refusal ??
						(isMoved && `${formatBoxes(count?.seen ?? 0, lot, "noté")} quand il a été compté\u00a0: recomptez-le.`)}
				</Problem>
			</th>
			<td className="py-2 text-right">{formatInteger(lot.boxes)}</td>
			<td className="py-2 pl-3 sm:pl-4">
				<div className="print:hidden">
					<WholeInput
						label={`Comptés : ${lot.productName}, ${lotWords(lot)}`}
						value={count?.boxes}
						onChange={onCount}
					/>
				</div>
				<div aria-hidden="true" className="hidden h-8 border-b border-encre print:block" />
			</td>
			<td className="py-2 text-right font-bold">
				{difference !== 0 && `${difference > 0 ? "+" : ""}${formatInteger(difference)}`}
			</td>
		</tr>
	);
}
