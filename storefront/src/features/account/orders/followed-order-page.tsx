"use client";

import { readFollowedOrder } from "@confiserie/domain/contract/orders";
import { AccountQueries } from "@/lib/account-queries";
import { useOperation } from "@/lib/use-operation";
import { ButtonLink } from "@/ui/button-link";

import { OrderDetail } from "./order-detail";
import { OrderRead } from "./order-read";

/** /commande/{key}: one order, read-only, for a customer without an account who has the link. */
export function FollowedOrderPage({ orderKey }: { orderKey: string }) {
	return (
		<AccountQueries>
			<div className="page flex max-w-5xl flex-col gap-6 py-6 sm:py-8 print:max-w-none print:p-0">
				<FollowedOrder orderKey={orderKey} />
			</div>
		</AccountQueries>
	);
}

function FollowedOrder({ orderKey }: { orderKey: string }) {
	const read = useOperation(readFollowedOrder, { params: { key: orderKey } });
	return (
		<OrderRead
			read={read}
			show={(order) => <OrderDetail order={order} followKey={orderKey} />}
			elsewhere={<ButtonLink href="/contact">Nous contacter</ButtonLink>}
		/>
	);
}
