"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ReturnInput } from "@confiserie/domain/contract/shipment";
import { receiveReturn } from "@confiserie/domain/contract/shipments";
import { formatCount } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { DISPOSITION_CODES, DISPOSITIONS, type Disposition } from "@confiserie/domain/shipment-return";
import { useState } from "react";
import { call } from "@/lib/api";
import { useKey } from "@/lib/use-key";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { useOrderChange } from "./use-order-cache";

interface Choice {
	boxes: number;
	disposition: Disposition;
	/** Empty: the line's only lot, or an unknown one. */
	lotId: string;
}

const OPTIONS = DISPOSITION_CODES.map((value) => ({ value, label: DISPOSITIONS[value] }));

/** Boxes that came back of each line, and what becomes of them. Food is not sold again before it was examined: a loss by default. */
export function ReturnForm({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
	const key = useKey();
	const [chosen, setChosen] = useState<Record<string, Choice>>({});
	const [reason, setReason] = useState("");
	const away = order.items.flatMap((item) => {
		const boxes = item.quantityShipped - item.quantityReturned;
		return boxes > 0 ? [{ ...item, boxes }] : [];
	});
	const of = (id: string): Choice => chosen[id] ?? { boxes: 0, disposition: "LOSS", lotId: "" };
	const change = (id: string, part: Partial<Choice>) =>
		setChosen((before) => ({ ...before, [id]: { ...of(id), ...part } }));
	const lines = away.flatMap(({ id, boxes }) => {
		const count = Math.min(of(id).boxes, boxes);
		const { disposition, lotId } = of(id);
		return count > 0 ? [{ lineId: id, boxes: count, disposition, ...(lotId && { lotId }) }] : [];
	});
	const receive = useOrderChange({
		call: () => {
			const body: ReturnInput = { lines, reason };
			return call(receiveReturn, { params: { id: order.id }, body, headers: { "idempotency-key": key(body) } });
		},
		done: () => "Retour enregistré. Le remboursement, s'il est dû, se fait dans les paiements.",
		onClose,
	});
	return (
		<form
			className="flex flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				if (!receive.isPending && lines.length > 0) receive.mutate();
			}}
		>
			{receive.error && <Banner tone="error" title={receive.error.message} />}
			<ul className="divide-y divide-trait">
				{away.map(({ id, productName, productReference, boxes }) => (
					<li key={id} className="flex flex-col gap-3 py-3">
						<span className="wrap-anywhere">
							<span className="font-semibold">{productName}</span>
							<span className="block text-sm text-prune">
								{`${productReference}, ${formatCount(boxes, "carton parti", "cartons partis")}`}
							</span>
						</span>
						<div className="flex flex-wrap items-end gap-4">
							<QuantityStepper
								label={`Cartons de ${productName} revenus`}
								value={Math.min(of(id).boxes, boxes)}
								min={0}
								max={boxes}
								size="sm"
								onChange={(next) => change(id, { boxes: next })}
							/>
							<Select
								label={`Devenir des cartons de ${productName}`}
								value={of(id).disposition}
								options={OPTIONS}
								onChange={({ target }) =>
									change(id, { disposition: DISPOSITION_CODES.find((code) => code === target.value) ?? "LOSS" })
								}
							/>
							<LotOfLine
								lots={order.lots.filter(({ lineId }) => lineId === id)}
								label={`Lot des cartons de ${productName}`}
								value={of(id).lotId}
								onChange={(lotId) => change(id, { lotId })}
							/>
						</div>
					</li>
				))}
			</ul>
			<TextArea
				label="Motif"
				optional
				hint="Il reste dans l'historique de la commande."
				maxLength={300}
				value={reason}
				onChange={({ target }) => setReason(target.value)}
			/>
			{lines.length === 0 && <p className="text-sm font-semibold">Choisissez au moins un carton.</p>}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onClose}>
					Annuler
				</Button>
				<Button type="submit" busy={receive.isPending} busyLabel="Enregistrement…">
					Recevoir
				</Button>
			</div>
		</form>
	);
}

interface LotOfLineProps {
	lots: AdminOrderDetail["lots"];
	label: string;
	value: string;
	onChange: (lotId: string) => void;
}

/** Which lot came back, of a line that left with several. */
function LotOfLine({ lots, label, value, onChange }: LotOfLineProps) {
	const shipped = lots.filter(({ state }) => state === "SHIPPED");
	if (shipped.length < 2) return null;
	const options = [
		{ value: "", label: "Lot inconnu" },
		...shipped.filter((lot) => lot.boxes > lot.returned).map((lot) => ({ value: lot.id, label: lotWords(lot) })),
	];
	return <Select {...{ label, value, options }} onChange={({ target }) => onChange(target.value)} />;
}
