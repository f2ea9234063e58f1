"use client";

import { formatCents } from "@confiserie/domain/format";
import { boxesLabel, ofABox } from "@confiserie/domain/prices/box-words";
import { formatBoxes, theBox } from "@confiserie/domain/prices/tier-price";
import { Trash2 } from "lucide-react";
import { CENTS, CentsField, WholeField } from "@/features/admin/kit";
import { IconButton } from "@/ui/icon-button";
import { ChannelChoice } from "./channel-choice";
import { ProductSearch } from "./product-search";
import { type Entry, TOO_DEAR } from "./use-entry";
import { askedCents, boxesOf, isTooDear, type StaffLine, unitCents } from "./values";

interface LinesPartProps {
	entry: Entry;
	/** More than there is in stock may be offered. */
	isQuote: boolean;
}

/** The lines of the order, in boxes, each at the tier that it reaches. */
export function LinesPart({ entry, isQuote }: LinesPartProps) {
	const { channels, channel, changeChannel, payerId, lines, add } = entry;
	return (
		<section aria-labelledby="staff-lines" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="staff-lines" className="display text-xl">
				Produits
			</h2>
			<div className="mt-4 flex flex-col gap-4">
				<ChannelChoice channels={channels} channel={channel} onChannel={changeChannel} />
				{channel && <ProductSearch channelId={channel.id} customerId={payerId} onPick={add} />}
				{lines.length === 0 && <p className="text-prune">Aucun produit pour l'instant.</p>}
				<ul aria-label={isQuote ? "Lignes du devis" : "Lignes de la commande"} className="divide-y divide-trait">
					{lines.map((line, at) => (
						<Line key={line.item.productId} {...{ entry, line, at, isQuote }} />
					))}
				</ul>
			</div>
		</section>
	);
}

function Line({ entry: { form, remove }, line, at, isQuote }: LinesPartProps & { line: StaffLine; at: number }) {
	const { productId, name, availableBoxes } = line.product;
	const boxes = boxesOf(line.item);
	const isTooMany = boxes > availableBoxes && !isQuote;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_9rem_8rem_auto]">
			<p className="min-w-0 max-sm:col-span-2 sm:self-center">
				<span className="font-semibold break-words">{name}</span>
				<span className="block text-sm text-prune">{`${formatCents(unitCents(line))} ${theBox(line.product)}`}</span>
				{isQuote && <span className="block text-sm text-prune">{stockWords(line.product)}</span>}
			</p>
			<div className="flex flex-col gap-2">
				<WholeField
					{...form.field(`orderData.items.${at}.quantity`)}
					label={boxesLabel(line.product)}
					aria-label={`${boxesLabel(line.product)} de ${name}`}
					onFocus={(event) => event.currentTarget.select()}
					error={boxes === 0 ? "Un nombre entier est attendu." : isTooMany ? stockWords(line.product) : null}
				/>
				<CentsField
					{...form.field(`orderData.items.${at}.agreedUnitPrice`)}
					label="Prix convenu"
					aria-label={`Prix convenu ${ofABox(line.product)} de ${name}, en euros`}
					placeholder={CENTS.write(unitCents(line))}
					error={isTooDear(line) ? TOO_DEAR : null}
				/>
			</div>
			<p className="self-center text-right font-bold whitespace-nowrap max-sm:order-last">
				{formatCents(askedCents(line) * boxes)}
			</p>
			<IconButton label={`Retirer ${name}`} tone="plain" onClick={() => remove(productId)} className="self-center">
				<Trash2 aria-hidden="true" className="size-5" />
			</IconButton>
		</li>
	);
}

const stockWords = (product: StaffLine["product"]) => `${formatBoxes(product.availableBoxes, product)} en stock.`;
