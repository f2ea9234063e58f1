import { MOVEMENT_KINDS, type MoneyMovement } from "@confiserie/domain/contract/money-movement";
import { formatCents, formatDateTime } from "@confiserie/domain/format";
import { PAYMENT_MEANS } from "@confiserie/domain/payment-provider";
import { classNames } from "@/ui/class-names";
import { type Column, DataTable, SELECTABLE } from "@/ui/data-table";
import { Link } from "@/ui/link";

/** Movements of money, latest first, each row opening its order. */
export function LedgerTable({ movements }: { movements: readonly MoneyMovement[] }) {
	return (
		<DataTable
			caption="Paiements"
			columns={COLUMNS}
			rows={movements}
			rowKey={({ id }) => id}
			card={(movement) => (
				<div className="flex justify-between gap-3">
					<div className="flex min-w-0 flex-col">
						<OrderLink movement={movement} />
						<p className={`self-start text-sm ${SELECTABLE}`}>{movement.customerEmail}</p>
						<p className="text-sm text-prune">
							{`${MOVEMENT_KINDS[movement.kind].label}, ${PAYMENT_MEANS[movement.method].label}, ${formatDateTime(movement.at)}`}
						</p>
					</div>
					<Amount movement={movement} />
				</div>
			)}
		/>
	);
}

const COLUMNS: readonly Column<MoneyMovement>[] = [
	{ key: "at", header: "Quand", cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at)}</span> },
	{ key: "kind", header: "Mouvement", cell: ({ kind }) => MOVEMENT_KINDS[kind].label },
	{ key: "method", header: "Moyen", cell: ({ method }) => PAYMENT_MEANS[method].label },
	{ key: "order", header: "Commande", cell: (movement) => <OrderLink movement={movement} /> },
	{ key: "email", header: "Client", cell: ({ customerEmail }) => <span className={SELECTABLE}>{customerEmail}</span> },
	{ key: "amount", header: "Montant", align: "right", cell: (movement) => <Amount movement={movement} /> },
];

function OrderLink({ movement: { orderNumber } }: { movement: MoneyMovement }) {
	return (
		<Link
			href={`/admin/orders/${encodeURIComponent(orderNumber)}`}
			className="inline-flex min-h-9 items-center font-semibold whitespace-nowrap text-framboise underline underline-offset-4 after:absolute after:inset-0"
		>
			{orderNumber}
		</Link>
	);
}

/** Money that left the shop is written with a minus. */
function Amount({ movement: { amount } }: { movement: MoneyMovement }) {
	return (
		<span
			className={classNames(
				SELECTABLE,
				"self-start font-semibold whitespace-nowrap",
				amount < 0 && "text-framboise-fonce",
			)}
		>
			{formatCents(amount)}
		</span>
	);
}
