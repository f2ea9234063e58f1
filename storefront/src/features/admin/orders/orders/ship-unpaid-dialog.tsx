import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { toCents } from "@confiserie/domain/money";
import { unpaidWords } from "@confiserie/domain/orders/unpaid";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

interface ShipUnpaidDialogProps {
	order: AdminOrderDetail;
	isOpen: boolean;
	onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before goods leave that are not paid in full. */
export function ShipUnpaidDialog({ order, isOpen, onAnswer }: ShipUnpaidDialogProps) {
	const words = unpaidWords({ ...order, remainingCents: toCents(order.remainingAmount) });
	return (
		<Dialog
			open={isOpen}
			onClose={() => onAnswer(false)}
			title={"Expédier sans paiement complet\u00a0?"}
			description={`Commande ${order.orderNumber}\u00a0: ${words?.toLowerCase()}. Ses articles sortiront du stock.`}
		>
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<Button className="flex-1" onClick={() => onAnswer(true)}>
					Expédier quand même
				</Button>
				<Button variant="secondary" onClick={() => onAnswer(false)}>
					Annuler
				</Button>
			</div>
		</Dialog>
	);
}
