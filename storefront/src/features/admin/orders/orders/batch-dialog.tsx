"use client";

import { listAdminOrders } from "@confiserie/domain/contract/admin-orders";
import { beginOrderBatch } from "@confiserie/domain/contract/order-batches";
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
import { useRouter } from "next/navigation";
import { CheckField, ChoiceField, NEW_REQUEST, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Banner } from "@/ui/banner";
import { Dialog } from "@/ui/dialog";
import { batchHref } from "./batch-words";
import { NotifyField } from "./notify-field";
import type { OrderSelection } from "./use-selection";

interface BatchDialogProps {
	isOpen: boolean;
	selection: Pick<OrderSelection, "count" | "asked" | "statuses" | "orders">;
	onClose: () => void;
}

/**
 * Asks which status the chosen orders get, whether their customers are notified, and whether those that are not paid are shipped
 * too; leads to how far it is.
 */
export function BatchDialog({ isOpen, selection, onClose }: BatchDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title="Changer le statut"
			description={`${formatCount(selection.count, "commande choisie", "commandes choisies")}. Chacune change comme seule\u00a0: stock, papiers et historique suivent.`}
		>
			<BatchForm selection={selection} onClose={onClose} />
		</Dialog>
	);
}

/** Begins with the step that comes next for all of them. */
function BatchForm({ selection: { count, asked, statuses, orders }, onClose }: Omit<BatchDialogProps, "isOpen">) {
	const router = useRouter();
	const form = useEditForm(beginOrderBatch, {
		start: {
			requestId: NEW_REQUEST,
			status: commonNextStatus(statuses) ?? undefined,
			notifyCustomer: undefined,
			shipUnpaid: false,
		},
		changes: [listAdminOrders],
		failure: "Le changement n'a pas pu être lancé. Réessayez.",
		sends: ({ status, notifyCustomer, ...values }) => ({
			...values,
			status,
			notifyCustomer: notifyCustomer ?? areNotifiedByDefault(statuses, status),
			...asked(),
		}),
		check: ({ status }) => ({ status: !status && "Choisissez un statut." }),
		onSaved: ({ id }) => router.push(batchHref(id)),
	});
	const { status, notifyCustomer } = form.watch();
	const isNotified = notifyCustomer ?? (!status || areNotifiedByDefault(statuses, status));
	const unpaid = status && unpaidLabel(orders, status);
	const effect = status && effectOf(status);
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={onClose}
			submitLabel={`Changer ${formatCount(count, "commande")}`}
			busyLabel="Lancement…"
		>
			<ChoiceField {...form.field("status")} label="Nouveau statut" options={STATUSES} unchosen="Choisissez…" />
			{effect && <Banner tone="info">{effect}</Banner>}
			{unpaid && (
				<CheckField
					{...form.field("shipUnpaid")}
					label={unpaid}
					hint="Sinon, elles ne changent pas et figurent comme refusées."
				/>
			)}
			<NotifyField {...form.field("notifyCustomer")} label="Prévenir chaque client par e-mail" byDefault={isNotified} />
			{isNotified && status && isShipped(status) && !isDelivered(status) && (
				<Banner tone="info" title="Les e-mails partent sans numéro de suivi">
					Sauf si la commande en a déjà un. Pour en saisir un, expédiez la commande depuis sa page.
				</Banner>
			)}
		</DialogForm>
	);
}

const STATUSES = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS[value].label }));

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
	if (isShipped(status)) return "Les articles de chaque commande sortiront du stock, une seule fois.";
	return null;
}
