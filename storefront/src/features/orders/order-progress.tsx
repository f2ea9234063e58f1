import type { Order } from "@confiserie/domain/contract/order";
import { formatDate } from "@confiserie/domain/format";
import { ORDER_STATUS_LABELS, type OrderStatus } from "@confiserie/domain/order-status";
import { Check } from "lucide-react";

const STAGES: readonly OrderStatus[] = ["CONFIRMED", "PREPARING", "SHIPPED", "DELIVERED"];

const SENTENCES: Record<OrderStatus, string> = {
	PENDING: "Votre commande attend la confirmation de son paiement.",
	CONFIRMED: "Votre commande est confirmée. Elle part sous 24-48 h.",
	PREPARING: "Nous préparons vos cartons.",
	SHIPPED: "Votre commande est en route.",
	DELIVERED: "Votre commande est arrivée. Bonne dégustation !",
	CANCELLED: "Cette commande est annulée.",
};

/** Where the order is, in a sentence first; the stages are its picture. */
export function OrderProgress({ order: { status, deliveredAt } }: { order: Pick<Order, "status" | "deliveredAt"> }) {
	const reached = STAGES.indexOf(status);
	return (
		<section aria-label="Suivi" className="rounded-card bg-creme p-5 sm:p-6 print:hidden">
			<p className="font-semibold">
				{SENTENCES[status]}
				{status === "DELIVERED" && deliveredAt && ` Livrée le ${formatDate(deliveredAt)}.`}
			</p>
			{status !== "CANCELLED" && (
				<ol className="mt-4 grid grid-cols-4 gap-2">
					{STAGES.map((stage, index) => (
						<li
							key={stage}
							aria-current={stage === status ? "step" : undefined}
							className={`flex flex-col gap-1.5 text-xs sm:text-sm ${index <= reached ? "font-semibold text-pistache" : "text-prune"}`}
						>
							<span
								aria-hidden="true"
								className={`h-2 rounded-full ${index <= reached ? "bg-pistache" : "bg-trait"}`}
							/>
							<span className="flex flex-wrap items-center gap-1">
								{index <= reached && <Check aria-hidden="true" className="size-3.5" />}
								{ORDER_STATUS_LABELS[stage]}
								{index < reached && <span className="sr-only"> (fait)</span>}
							</span>
						</li>
					))}
				</ol>
			)}
		</section>
	);
}
