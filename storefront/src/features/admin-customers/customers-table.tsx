import type { CustomerPage } from "@confiserie/domain/contract/staff-order";
import { formatCount, formatDate } from "@confiserie/domain/format";
import { type Column, DataTable, SELECTABLE } from "@/ui/data-table";
import { Link } from "@/ui/link";

type Listed = CustomerPage["content"][number];

/** Customers, each row opening its record. */
export function CustomersTable({ customers }: { customers: readonly Listed[] }) {
	return (
		<DataTable
			caption="Clients"
			columns={COLUMNS}
			rows={customers}
			rowKey={({ id }) => id}
			card={(customer) => (
				<div className="flex flex-col">
					<Name customer={customer} />
					<p className={`self-start text-sm ${SELECTABLE}`}>{customer.email}</p>
					<p className="text-sm text-prune">{`${customer.phone} · ${ordersOf(customer)}`}</p>
				</div>
			)}
		/>
	);
}

const COLUMNS: readonly Column<Listed>[] = [
	{ key: "name", header: "Client", cell: (customer) => <Name customer={customer} /> },
	{ key: "email", header: "E-mail", cell: ({ email }) => <span className={SELECTABLE}>{email}</span> },
	{
		key: "phone",
		header: "Téléphone",
		cell: ({ phone }) => <span className={`whitespace-nowrap ${SELECTABLE}`}>{phone}</span>,
	},
	{ key: "city", header: "Ville", cell: ({ address }) => address?.city ?? "–" },
	{ key: "since", header: "Depuis", cell: ({ createdAt }) => formatDate(createdAt) },
	{ key: "orders", header: "Commandes", align: "right", cell: ({ orders }) => orders },
];

const ordersOf = ({ orders }: Listed) => formatCount(orders, "commande", "commandes");

function Name({ customer: { id, firstName, lastName, email } }: { customer: Listed }) {
	return (
		<Link
			href={`/admin/customers/${encodeURIComponent(id)}`}
			className="inline-flex min-h-9 items-center font-semibold text-framboise underline underline-offset-4 after:absolute after:inset-0"
		>
			{`${firstName} ${lastName}`.trim() || email}
		</Link>
	);
}
