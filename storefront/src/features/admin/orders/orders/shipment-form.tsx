"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ShipmentInput } from "@confiserie/domain/contract/shipment";
import { shipOrder } from "@confiserie/domain/contract/shipments";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { MAXIMUM_PACKAGES, type PackageKind } from "@confiserie/domain/fulfilment/shipment";
import { boxesLabel } from "@confiserie/domain/prices/box-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { DecimalField, useEditForm, useFields } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { useToasts } from "@/ui/toasts";
import { NotifyField } from "./notify-field";
import { draftOf, isByPallet, type TrackingDraft, trackingOf } from "./tracking-draft";
import { TrackingFields } from "./tracking-fields";
import { UnpaidMark } from "./unpaid-mark";
import { useOrderCache } from "./use-order-cache";

type Packing = Record<PackageKind, number> & { kilograms: number | null };

/** A shipment: boxes of each line, packages, their weight, and the tracking. */
export function ShipmentForm({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
	const { showAnd } = useOrderCache();
	const toasts = useToasts();
	const isFetched = isPickup(order.delivery);
	const packing = useFields<Packing>({ PARCEL: 0, PALLET: 0, kilograms: null });
	const packages = packing.watch();
	const here = order.items.map((item) => ({ ...item, boxes: item.quantityToShip - item.quantityShipped }));
	// Boxes that another user shipped meanwhile are here no more.
	const chosenOf = (lines: ShipmentInput["lines"] = []) =>
		lines
			.map((line) => ({ ...line, boxes: Math.min(line.boxes, here.find(({ id }) => id === line.lineId)?.boxes ?? 0) }))
			.filter(({ boxes }) => boxes > 0);
	const count = packages.PARCEL + packages.PALLET;
	const sent = count > 0 ? packagesOf(packages) : undefined;
	// The schema speaks of grams.
	const isWeighed = shipOrder.body.shape.packages.safeParse(sent).success;
	const weightProblem = isWeighed ? null : "Saisissez un poids en kilogrammes, par exemple 61,5.";
	const form = useEditForm(shipOrder, {
		start: {
			lines: here.map(({ id: lineId, boxes }) => ({ lineId, boxes })),
			tracking: draftOf({ ...order, tracking: null }),
			notifyCustomer: true,
		},
		params: { id: order.id },
		changes: "everything",
		failure: "L'envoi n'a pas pu être enregistré. Réessayez.",
		sends: ({ lines, tracking, notifyCustomer }) => ({
			lines: chosenOf(lines),
			...(sent && { packages: sent }),
			tracking: trackingOf(tracking as TrackingDraft),
			notifyCustomer,
		}),
		check: () => ({ packages: weightProblem ?? false }),
		onSaved: (fresh) => {
			toasts.success(fresh.isPartlyShipped ? "Envoi enregistré" : isFetched ? "Tout est prêt à retirer" : ALL_GONE);
			showAnd(onClose)(fresh);
		},
	});
	const lines = form.watch("lines") ?? [];
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={onClose}
			submitLabel={isFetched ? "Prêt à retirer" : "Expédier"}
		>
			<UnpaidMark order={order} />
			<fieldset>
				<legend className="font-semibold">Articles</legend>
				<ul className="divide-y divide-trait">
					{here.map(
						(item, index) =>
							item.boxes > 0 && (
								<li key={item.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
									<span className="min-w-0 flex-1 basis-48 wrap-anywhere">
										<span className="font-semibold">{item.productName}</span>
										<span className="block text-sm text-prune">
											{`${item.productReference}, ${formatBoxes(item.boxes, item)} à ${isFetched ? "remettre" : "expédier"}`}
										</span>
									</span>
									<QuantityStepper
										label={`${boxesLabel(item)} de ${item.productName} qui partent`}
										value={Math.min(lines[index]?.boxes ?? item.boxes, item.boxes)}
										min={0}
										max={item.boxes}
										size="sm"
										onChange={(boxes) => form.setValue(`lines.${index}.boxes`, boxes, { shouldDirty: true })}
									/>
								</li>
							),
					)}
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
									onChange={(next) => packing.setValue(kind, next)}
								/>
							</div>
						))}
					</div>
					{count > 0 && (
						<DecimalField {...packing.field("kilograms")} label="Poids total, en kg" optional error={weightProblem} />
					)}
				</fieldset>
			)}
			{!isFetched && (
				<TrackingFields {...form.field("tracking")} isByPallet={packages.PALLET > 0 || isByPallet(order)} />
			)}
			<NotifyField {...form.field("notifyCustomer")} />
			{chosenOf(lines).length === 0 && <p className="text-sm font-semibold">Choisissez au moins un article.</p>}
		</DialogForm>
	);
}

const ALL_GONE = "Tout est parti\u00a0: la commande est expédiée";

/** The weight in equal parts; without one the shop computes it. */
function packagesOf({ PALLET, PARCEL, kilograms }: Packing) {
	const grams = kilograms === null ? undefined : Math.round((kilograms * 1000) / (PALLET + PARCEL));
	const weighed = (kind: PackageKind) => ({ kind, ...(grams !== undefined && { grams }) });
	return [
		...Array.from({ length: PALLET }, () => weighed("PALLET")),
		...Array.from({ length: PARCEL }, () => weighed("PARCEL")),
	];
}
