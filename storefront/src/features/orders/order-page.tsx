"use client";

import { useQuery } from "@tanstack/react-query";
import { RequireLogin, useSession } from "@/features/auth";
import { AccountQueries } from "@/lib/account-queries";
import { ApiProblem } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Breadcrumb } from "@/ui/breadcrumb";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import { callOrder } from "./calls";
import { OrderDetail } from "./order-detail";

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
	const { user } = useSession();
	const { data, isPending, error, refetch } = useQuery({
		queryKey: ["order", user?.id, orderNumber],
		queryFn: ({ signal }) => callOrder(orderNumber, signal),
	});
	if (data) return <OrderDetail order={data} />;
	if (isPending) {
		return (
			<div role="status" className="flex flex-col gap-4">
				<span className="sr-only">Chargement de la commande…</span>
				<Skeleton className="h-24 rounded-card" />
				<Skeleton className="h-64 rounded-card" />
			</div>
		);
	}
	if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) {
		return (
			<EmptyState
				headingLevel={1}
				title="Commande introuvable"
				action={<ButtonLink href="/orders">Mes commandes</ButtonLink>}
			>
				Cette commande n'existe pas ou vous n'y avez pas accès
			</EmptyState>
		);
	}
	return (
		<Banner
			tone="error"
			title="Impossible de charger la commande"
			action={
				<Button variant="secondary" size="sm" onClick={() => refetch()}>
					Réessayer
				</Button>
			}
		>
			{error.message}
		</Banner>
	);
}
