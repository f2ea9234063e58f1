"use client";

import { type BeginBatch, beginOrderBatch } from "@confiserie/domain/contract/order-batches";
import { formatCount } from "@confiserie/domain/format";
import {
	commonNextStatus,
	isCancelled,
	isDelivered,
	isShipped,
	ORDER_STATUS,
	ORDER_STATUSES,
	type OrderStatus,
} from "@confiserie/domain/orders/order-status";
import { areNotifiedByDefault } from "@confiserie/domain/orders/status-change";
import { shipsUnpaid } from "@confiserie/domain/orders/unpaid";
import { useState } from "react";
import { useBegin } from "@/features/admin/products/batches";
import { call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { batchHref } from "./batch-words";
import type { OrderSelection } from "./use-selection";

interface BatchDialogProps {
	isOpen: boolean;
	selection: Pick<OrderSelection, "count" | "asked" | "statuses" | "orders">;
	onClose: () => void;
}

/**
 * Asks which status the chosen orders get, whether their customers are notified, and whether those that are not paid are shipped
 * too; leads to how far it is. Proposes the step that comes next for all of them.
 */
export function BatchDialog({ isOpen, selection, onClose }: BatchDialogProps) {
	const [chosen, setStatus] = useState<OrderStatus | "">("");
	const status = chosen || (commonNextStatus(selection.statuses) ?? "");
	const [notifiedChoice, setNotified] = useState<boolean | null>(null);
	const isNotified = notifiedChoice ?? (status === "" || areNotifiedByDefault(selection.statuses, status));
	const [shipUnpaid, setShipUnpaid] = useState(false);
	const unpaid = status && unpaidLabel(selection.orders, status);
	const { mutate, isPending, error, reset } = useBegin(
		(body: BeginBatch) => call(beginOrderBatch, { body }),
		batchHref,
	);
	const effect = status && effectOf(status);
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			onClosed={reset}
			title="Changer le statut"
			description={`${formatCount(selection.count, "commande choisie", "commandes choisies")}. Chacune change comme seule\u00a0: stock, papiers et historique suivent.`}
		>
			<div className="flex flex-col gap-4">
				{error && <Banner tone="error" title={error.message} />}
				<Select
					label="Nouveau statut"
					value={status}
					options={[
						{ value: "", label: "Choisissez…", disabled: true },
						...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS[value].label })),
					]}
					onChange={({ target }) => setStatus(ORDER_STATUSES.find((one) => one === target.value) ?? "")}
				/>
				{effect && <Banner tone="info">{effect}</Banner>}
				{unpaid && (
					<div>
						<CheckField label={unpaid} checked={shipUnpaid} onChange={({ target }) => setShipUnpaid(target.checked)} />
						<p className="text-sm text-prune">Sinon, elles ne changent pas et figurent comme refusées.</p>
					</div>
				)}
				<CheckField
					label="Prévenir chaque client par e-mail"
					checked={isNotified}
					onChange={({ target }) => setNotified(target.checked)}
				/>
				{isNotified && status && isShipped(status) && !isDelivered(status) && (
					<Banner tone="info" title="Les e-mails partent sans numéro de suivi">
						Sauf si la commande en a déjà un. Pour en saisir un, expédiez la commande depuis sa page.
					</Banner>
				)}
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					<Button
						className="flex-1"
						busy={isPending}
						busyLabel="Lancement…"
						disabled={status === ""}
						onClick={() => status && mutate({ status, notifyCustomer: isNotified, shipUnpaid, ...selection.asked() })}
					>
						{`Changer ${formatCount(selection.count, "commande")}`}
					</Button>
					<Button variant="secondary" onClick={onClose} disabled={isPending}>
						Annuler
					</Button>
				</div>
			</div>
		</Dialog>
	);
}

/** The question about those that are not paid; null where there are none, and nothing is asked. */
function unpaidLabel(orders: OrderSelection["orders"], to: OrderStatus): string | null {
	if (!isShipped(to)) return null;
	if (!orders) return "Expédier aussi les commandes non payées";
	const count = orders.filter(({ status, paymentStatus }) => shipsUnpaid(status, to, paymentStatus)).length;
	return count === 0 ? null : `Expédier aussi ${formatCount(count, "commande non payée", "commandes non payées")}`;
}

function effectOf(status: OrderStatus): string | null {
	if (isCancelled(status))
		return "Le stock réservé sera libéré. Les paiements reçus resteront à rembourser. D'une commande partie en partie, seul le reste est annulé et remboursé.";
	if (isShipped(status)) return "Les cartons de chaque commande sortiront du stock, une seule fois.";
	return null;
}
