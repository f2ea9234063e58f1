"use client";

import {
	type ChannelProduct,
	type ChannelProductPage,
	listChannelProducts,
} from "@confiserie/domain/contract/channels";
import { writeDecimal } from "@confiserie/domain/decimal-text";
import { formatCents, formatCount, formatEuros } from "@confiserie/domain/format";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { call } from "@/lib/api";

import { IconButton } from "@/ui/icon-button";
import { TextField } from "@/ui/text-field";
import { SearchList } from "./search-list";
import { agreedCents, askedCents, boxesOf, type StaffLine, unitCents } from "./values";

interface LinesPartProps {
	/** The channel whose products, prices and stock they are; undefined until the channels are known. */
	channelId: string | undefined;
	/** For whom: the prices of their company. */
	customerId: string | undefined;
	lines: readonly StaffLine[];
	onLines: (lines: StaffLine[]) => void;
	/** Why a line cannot be sold, by product id. */
	problems: Readonly<Record<string, string>>;
	/** More than there is in stock may be offered. */
	isQuote?: boolean;
	/** Stands before the search. */
	children: ReactNode;
}

/** What is ordered, in boxes, each line at the tier that it reaches. */
export function LinesPart({
	channelId,
	customerId,
	lines,
	onLines,
	problems,
	isQuote = false,
	children,
}: LinesPartProps) {
	const add = (product: ChannelProduct) => {
		if (lines.some((line) => line.product.productId === product.productId)) return;
		onLines([...lines, { product, boxes: "1", agreed: "" }]);
	};
	return (
		<section aria-labelledby="staff-lines" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="staff-lines" className="display text-xl">
				Produits
			</h2>
			<div className="mt-4 flex flex-col gap-4">
				{children}
				{channelId && (
					<SearchList
						label="Ajouter un produit"
						hint="Nom ou référence. Entrée ajoute le premier trouvé."
						queryKey={["admin", "channels", channelId, "staff-order", customerId]}
						search={async (query, signal) =>
							sold(
								await call(listChannelProducts, {
									params: { id: channelId },
									query: { query, page: 0, size: 100, customerId },
									signal,
								}),
							)
						}
						keyOf={({ productId }) => productId}
						show={({ name, reference, availableBoxes, prices }) => (
							<>
								<strong>{name}</strong>
								<span className="block text-sm text-prune">
									{`${reference}, ${formatEuros(prices.box)} le carton, ${formatCount(availableBoxes, "carton")} en stock`}
								</span>
							</>
						)}
						onPick={add}
						minimum={2}
					/>
				)}
				{lines.length === 0 && <p className="text-prune">Aucun produit pour l'instant.</p>}
				<ul aria-label={isQuote ? "Lignes du devis" : "Lignes de la commande"} className="divide-y divide-trait">
					{lines.map((line) => (
						<Line
							key={line.product.productId}
							line={line}
							isQuote={isQuote}
							problem={problems[line.product.productId] ?? null}
							onChange={(changed) => onLines(lines.map((other) => (other === line ? changed : other)))}
							onRemove={() => onLines(lines.filter((other) => other !== line))}
						/>
					))}
				</ul>
			</div>
		</section>
	);
}

interface LineProps extends Required<Pick<LinesPartProps, "isQuote">> {
	line: StaffLine;
	problem: string | null;
	onChange: (line: StaffLine) => void;
	onRemove: () => void;
}

function Line({ line, isQuote, problem, onChange, onRemove }: LineProps) {
	const { name, availableBoxes } = line.product;
	const boxes = boxesOf(line);
	const isTooMany = boxes > availableBoxes && !isQuote;
	const complaint =
		boxes === 0 ? "Un nombre de cartons est attendu." : isTooMany ? stockWords(availableBoxes) : problem;
	const isUnreadable = Number.isNaN(agreedCents(line));
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_9rem_8rem_auto]">
			<p className="min-w-0 max-sm:col-span-2 sm:self-center">
				<span className="font-semibold break-words">{name}</span>
				<span className="block text-sm text-prune">{`${formatCents(unitCents(line))} le carton`}</span>
				{isQuote && <span className="block text-sm text-prune">{stockWords(availableBoxes)}</span>}
			</p>
			<div className="flex flex-col gap-2">
				<TextField
					label="Cartons"
					aria-label={`Cartons de ${name}`}
					inputMode="numeric"
					autoComplete="off"
					value={line.boxes}
					onFocus={(event) => event.currentTarget.select()}
					onChange={(event) => onChange({ ...line, boxes: event.target.value })}
					error={complaint}
				/>
				<TextField
					label="Prix convenu"
					aria-label={`Prix convenu d'un carton de ${name}, en euros`}
					inputMode="decimal"
					autoComplete="off"
					placeholder={writeDecimal(unitCents(line) / 100)}
					value={line.agreed}
					onChange={(event) => onChange({ ...line, agreed: event.target.value })}
					error={isUnreadable ? "Un prix du catalogue au plus est attendu." : null}
				/>
			</div>
			<p className="self-center text-right font-bold whitespace-nowrap max-sm:order-last">
				{formatCents(askedCents(line) * boxes)}
			</p>
			<IconButton label={`Retirer ${name}`} tone="plain" onClick={onRemove} className="self-center">
				<Trash2 aria-hidden="true" className="size-5" />
			</IconButton>
		</li>
	);
}

const sold = ({ content }: ChannelProductPage) => content.filter(({ isSold }) => isSold).slice(0, 8);
const stockWords = (boxes: number) => `${formatCount(boxes, "carton")} en stock.`;
