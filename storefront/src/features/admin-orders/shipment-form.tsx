"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ShipmentInput } from "@confiserie/domain/contract/shipment";
import { shipOrder } from "@confiserie/domain/contract/shipments";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatCount } from "@confiserie/domain/format";
import { MAXIMUM_PACKAGES, type PackageKind } from "@confiserie/domain/shipment";
import { useState } from "react";
import { call } from "@/lib/api";
import { useKey } from "@/lib/use-key";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { TextField } from "@/ui/text-field";
import { NotifyField } from "./notify-field";
import { draftOf, isByPallet, trackingOf } from "./tracking-draft";
import { TrackingFields } from "./tracking-fields";
import { UnpaidMark } from "./unpaid-mark";
import { useOrderChange } from "./use-order-cache";

/** What leaves now: boxes of each line, in how many packages, their weight, and how they are followed. */
export function ShipmentForm({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
	const key = useKey();
	const isFetched = isPickup(order.delivery);
	const [chosen, setChosen] = useState<Record<string, number>>({});
	const [packages, setPackages] = useState<Record<PackageKind, number>>({ PARCEL: 0, PALLET: 0 });
	const [kilograms, setKilograms] = useState("");
	const [tracking, setTracking] = useState(draftOf({ ...order, tracking: null }));
	const [isNotified, setNotified] = useState(true);
	const here = order.items.flatMap((item) => {
		const boxes = item.quantityToShip - item.quantityShipped;
		return boxes > 0 ? [{ ...item, boxes }] : [];
	});
	const boxesOf = ({ id, boxes }: (typeof here)[number]) => Math.min(chosen[id] ?? boxes, boxes);
	const lines = here.flatMap((item) => (boxesOf(item) > 0 ? [{ lineId: item.id, boxes: boxesOf(item) }] : []));
	const grams = gramsOf(kilograms);
	const count = packages.PARCEL + packages.PALLET;
	const weightProblem = grams === null ? "Saisissez un poids en kilogrammes, par exemple 61,5." : null;
	const ship = useOrderChange({
		call: () => {
			const body: ShipmentInput = {
				lines,
				...(count > 0 && { packages: packagesOf(packages, grams ?? 0) }),
				tracking: trackingOf(tracking) ?? null,
				notifyCustomer: isNotified,
			};
			return call(shipOrder, { params: { id: order.id }, body, headers: { "idempotency-key": key(body) } });
		},
		done: (fresh) =>
			fresh.isPartlyShipped
				? "Envoi enregistré"
				: isFetched
					? "Tout est prêt à retirer"
					: "Tout est parti\u00a0: la commande est expédiée",
		onClose,
	});
	return (
		<form
			className="flex flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				if (!ship.isPending && lines.length > 0 && !weightProblem) ship.mutate();
			}}
		>
			<UnpaidMark order={order} />
			{ship.error && <Banner tone="error" title={ship.error.message} />}
			<fieldset>
				<legend className="font-semibold">Articles</legend>
				<ul className="divide-y divide-trait">
					{here.map((item) => (
						<li key={item.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
							<span className="min-w-0 flex-1 basis-48 wrap-anywhere">
								<span className="font-semibold">{item.productName}</span>
								<span className="block text-sm text-prune">
									{`${item.productReference}, ${formatCount(item.boxes, "carton")} à ${isFetched ? "remettre" : "expédier"}`}
								</span>
							</span>
							<QuantityStepper
								label={`Cartons de ${item.productName} qui partent`}
								value={boxesOf(item)}
								min={0}
								max={item.boxes}
								size="sm"
								onChange={(boxes) => setChosen((before) => ({ ...before, [item.id]: boxes }))}
							/>
						</li>
					))}
				</ul>
			</fieldset>
			{!isFetched && (
				<fieldset className="flex flex-col gap-3">
					<legend className="font-semibold">Emballage</legend>
					<p className="text-sm text-prune">
						À zéro, la boutique propose les colis ou palettes et leur poids d'après le contenu.
					</p>
					<div className="flex flex-wrap gap-x-8 gap-y-3">
						{(["PALLET", "PARCEL"] as const).map((kind) => (
							<div key={kind}>
								<p className="mb-1 text-sm font-semibold">{kind === "PALLET" ? "Palettes" : "Colis"}</p>
								<QuantityStepper
									label={kind === "PALLET" ? "Nombre de palettes" : "Nombre de colis"}
									value={packages[kind]}
									min={0}
									max={MAXIMUM_PACKAGES - (count - packages[kind])}
									size="sm"
									onChange={(next) => setPackages((before) => ({ ...before, [kind]: next }))}
								/>
							</div>
						))}
					</div>
					{count > 0 && (
						<TextField
							label="Poids total, en kg"
							optional
							inputMode="decimal"
							autoComplete="off"
							value={kilograms}
							error={weightProblem}
							onChange={({ target }) => setKilograms(target.value)}
						/>
					)}
				</fieldset>
			)}
			{!isFetched && (
				<TrackingFields draft={tracking} isByPallet={packages.PALLET > 0 || isByPallet(order)} onChange={setTracking} />
			)}
			<NotifyField isNotified={isNotified} onChange={setNotified} />
			{lines.length === 0 && <p className="text-sm font-semibold">Choisissez au moins un carton.</p>}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onClose}>
					Annuler
				</Button>
				<Button type="submit" busy={ship.isPending} busyLabel="Enregistrement…">
					{isFetched ? "Prêt à retirer" : "Expédier"}
				</Button>
			</div>
		</form>
	);
}

/** 0 for an empty field, null for what is no weight. */
function gramsOf(kilograms: string): number | null {
	const typed = kilograms.trim().replace(",", ".");
	if (typed === "") return 0;
	const grams = Math.round(Number(typed) * 1000);
	return /^\d+([.]\d+)?$/.test(typed) && grams > 0 && grams <= 5_000_000 ? grams : null;
}

/** The weight in equal parts; without one the shop computes it. */
function packagesOf({ PALLET, PARCEL }: Record<PackageKind, number>, grams: number) {
	const each = Math.round(grams / (PALLET + PARCEL));
	const weighed = (kind: PackageKind) => ({ kind, ...(each > 0 && { grams: each }) });
	return [
		...Array.from({ length: PALLET }, () => weighed("PALLET")),
		...Array.from({ length: PARCEL }, () => weighed("PARCEL")),
	];
}
