"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ReturnInput } from "@confiserie/domain/contract/shipment";
import { receiveReturn } from "@confiserie/domain/contract/shipments";
import { DISPOSITIONS } from "@confiserie/domain/fulfilment/shipment-return";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { boxWord, formatBoxes } from "@confiserie/domain/prices/tier-price";
import { type Bound, ChoiceField, optionsOf, TextAreaField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { useOrderCache } from "./use-order-cache";

/** Boxes that came back of each line, and what becomes of them. Food is not sold again before it was examined: a loss by default. */
export function ReturnForm({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
	const { showAnd } = useOrderCache();
	const away = order.items.map((item) => ({ ...item, boxes: item.quantityShipped - item.quantityReturned }));
	// Boxes that another user received meanwhile are away no more.
	const chosenOf = (lines: ReturnInput["lines"]) =>
		lines
			.map((line) => ({ ...line, boxes: Math.min(line.boxes, away.find(({ id }) => id === line.lineId)?.boxes ?? 0) }))
			.filter(({ boxes }) => boxes > 0);
	const form = useEditForm(receiveReturn, {
		start: { lines: away.map(({ id: lineId }) => ({ lineId, boxes: 0, disposition: "LOSS" as const })), reason: "" },
		params: { id: order.id },
		changes: "everything",
		failure: "Le retour n'a pas pu être enregistré. Réessayez.",
		sends: ({ lines, reason }) => ({ lines: chosenOf(lines), reason }),
		done: "Retour enregistré. Le remboursement, s'il est dû, se fait dans les paiements.",
		onSaved: showAnd(onClose),
	});
	const lines = form.watch("lines");
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose} submitLabel="Recevoir">
			<ul className="divide-y divide-trait">
				{away.map(
					({ id, productName, productReference, boxes, ...of }, index) =>
						boxes > 0 && (
							<li key={id} className="flex flex-col gap-3 py-3">
								<span className="wrap-anywhere">
									<span className="font-semibold">{productName}</span>
									<span className="block text-sm text-prune">
										{`${productReference}, ${formatBoxes(boxes, of, "parti")}`}
									</span>
								</span>
								<div className="flex flex-wrap items-end gap-4">
									<QuantityStepper
										label={`Retour de ${productName}, en ${boxWord(of)}s`}
										value={Math.min(lines[index]?.boxes ?? 0, boxes)}
										min={0}
										max={boxes}
										size="sm"
										onChange={(next) => form.setValue(`lines.${index}.boxes`, next, { shouldDirty: true })}
									/>
									<ChoiceField
										{...form.field(`lines.${index}.disposition`)}
										label={`Devenir de ${productName}`}
										options={optionsOf(DISPOSITIONS)}
									/>
									<LotField
										{...form.field(`lines.${index}.lotId`)}
										lots={order.lots.filter(({ lineId }) => lineId === id)}
										label={`Lot de ${productName}`}
									/>
								</div>
							</li>
						),
				)}
			</ul>
			<TextAreaField
				{...form.field("reason")}
				label="Motif"
				optional
				hint="Il reste dans l'historique de la commande."
				maxLength={300}
			/>
			{chosenOf(lines).length === 0 && <p className="text-sm font-semibold">Choisissez au moins un article.</p>}
		</DialogForm>
	);
}

/** Which lot came back, of a line that left with several. */
function LotField({ lots, ...field }: Bound<string | undefined> & { lots: AdminOrderDetail["lots"]; label: string }) {
	const shipped = lots.filter(({ state }) => state === "SHIPPED");
	if (shipped.length < 2) return null;
	const known = shipped.filter((lot) => lot.boxes > lot.returned);
	const options = known.map((lot) => ({ value: lot.id, label: lotWords(lot) }));
	return <ChoiceField {...field} options={[{ value: undefined, label: "Lot inconnu" }, ...options]} />;
}
