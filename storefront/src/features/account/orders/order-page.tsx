"use client";

import { readOrder } from "@confiserie/domain/contract/orders";
import { RequireLogin } from "@/features/account/auth";
import { AccountQueries } from "@/lib/account-queries";
import { useOperation } from "@/lib/use-operation";
import { Breadcrumb } from "@/ui/breadcrumb";
import { ButtonLink } from "@/ui/button-link";

import { OrderDetail } from "./order-detail";
import { OrderRead } from "./order-read";

/** /orders/{orderNumber}: one order of the caller. Source: accounts spec §2 "Customer orders". */
export function OrderPage({ orderNumber }: { orderNumber: string }) {
	return (
		<RequireLogin>
			<AccountQueries>
				<div className="page flex max-w-5xl flex-col gap-6 py-6 sm:py-8 print:max-w-none print:p-0">
					<div className="print:hidden">
						<Breadcrumb
							crumbs={[
								{ label: "Accueil", href: "/" },
								{ label: "Mes commandes", href: "/orders" },
								{ label: orderNumber },
							]}
						/>
					</div>
					<OrderLoader orderNumber={orderNumber} />
				</div>
			</AccountQueries>
		</RequireLogin>
	);
}

function OrderLoader({ orderNumber }: { orderNumber: string }) {
	const read = useOperation(readOrder, { params: { id: orderNumber } });
	return (
		<OrderRead
			read={read}
			show={(order) => <OrderDetail order={order} />}
			elsewhere={<ButtonLink href="/orders">Mes commandes</ButtonLink>}
		/>
	);
}
