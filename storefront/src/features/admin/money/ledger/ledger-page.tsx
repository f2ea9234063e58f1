"use client";

import { MOVEMENT_KINDS, type MoneyMovement } from "@confiserie/domain/contract/money-movement";
import { listMoneyMovements } from "@confiserie/domain/contract/order-payments";
import { formatCents, formatCount, formatDateTime } from "@confiserie/domain/format";
import { PAYMENT_MEANS, PAYMENT_METHODS } from "@confiserie/domain/payments/payment-provider";
import { Filters, ListPage, ListSelect, NothingFound, RowLink, useOperationList } from "@/features/admin/kit";
import { ListPeriod, ListSearch, listReader, oneOf, searched, words } from "@/features/admin/shell";
import { classNames } from "@/ui/class-names";
import { type Column, SELECTABLE, SELECTABLE_FIGURE } from "@/ui/data-table";

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_MEANS[value].label }));
const DIRECTIONS = [
	{ value: "in", label: "Encaissements" },
	{ value: "out", label: "Remboursements" },
] as const;

const read = listReader({
	query: searched,
	direction: oneOf(
		DIRECTIONS.map(({ value }) => value),
		"",
	),
	method: oneOf(PAYMENT_METHODS, ""),
	from: words,
	to: words,
});

/** /admin/payments: what was received and given back, of all orders, latest first. */
export function LedgerPage() {
	const list = useOperationList(listMoneyMovements, read);
	return (
		<ListPage
			list={list}
			title="Paiements"
			subtitle="Encaissements et remboursements de toutes les commandes"
			filters={
				<Filters>
					<ListSearch label="Commande, client ou e-mail" list={list} />
					<ListSelect list={list} name="direction" label="Sens" any="Tous" options={DIRECTIONS} />
					<ListSelect list={list} name="method" label="Moyen" any="Tous" options={METHODS} />
					<ListPeriod list={list} />
				</Filters>
			}
			columns={COLUMNS}
			rowKey={({ id }) => id}
			failure="Impossible de charger les paiements"
			summary={({ totalElements, received, givenBack }) =>
				`${formatCount(totalElements, "mouvement", "mouvements")}\u00a0: ${formatCents(received)} encaissés, ${formatCents(givenBack)} rendus, soit ${formatCents(received - givenBack)}`
			}
			empty={
				<NothingFound list={list} title="Aucun paiement" all="Voir tous les paiements">
					Aucun mouvement ne correspond à cette recherche.
				</NothingFound>
			}
		/>
	);
}

const COLUMNS: readonly Column<MoneyMovement>[] = [
	{
		key: "at",
		header: "Quand",
		card: "bare",
		cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at)}</span>,
	},
	{ key: "kind", header: "Mouvement", card: "bare", cell: ({ kind }) => MOVEMENT_KINDS[kind].label },
	{ key: "method", header: "Moyen", card: "bare", cell: ({ method }) => PAYMENT_MEANS[method].label },
	{
		key: "order",
		header: "Commande",
		card: "title",
		cell: ({ orderNumber }) => (
			<RowLink href={`/admin/orders/${encodeURIComponent(orderNumber)}`}>{orderNumber}</RowLink>
		),
	},
	{
		key: "email",
		header: "Client",
		card: "bare",
		cell: ({ customerEmail }) => <span className={SELECTABLE}>{customerEmail}</span>,
	},
	{
		key: "amount",
		header: "Montant",
		align: "right",
		card: "badge",
		cell: (movement) => <Amount movement={movement} />,
	},
];

/** Money that left the shop is written with a minus. */
function Amount({ movement: { amount } }: { movement: MoneyMovement }) {
	return (
		<span className={classNames(SELECTABLE_FIGURE, "self-start font-semibold", amount < 0 && "text-framboise-fonce")}>
			{formatCents(amount)}
		</span>
	);
}
