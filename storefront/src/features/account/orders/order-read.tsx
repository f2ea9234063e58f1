"use client";

import type { Order } from "@confiserie/domain/contract/order";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiProblem } from "@/lib/api";
import { EmptyState } from "@/ui/empty-state";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";

interface OrderReadProps {
	read: Pick<UseQueryResult<Order>, "data" | "isPending" | "error" | "refetch">;
	show: (order: Order) => ReactNode;
	/** Where an order that is not to be found leads on to. */
	elsewhere: ReactNode;
}

/** What is shown of an order while it is read, once it is, and when it cannot be. */
export function OrderRead({ read: { data, isPending, error, refetch }, show, elsewhere }: OrderReadProps) {
	if (data) return show(data);
	if (isPending) return <Loading label="Chargement de la commande…" heights={["h-24", "h-64"]} />;
	if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) {
		return (
			<EmptyState headingLevel={1} title="Commande introuvable" action={elsewhere}>
				Cette commande n'existe pas ou vous n'y avez pas accès
			</EmptyState>
		);
	}
	return (
		<RetryBanner title="Impossible de charger la commande" onRetry={() => refetch()}>
			{error?.message}
		</RetryBanner>
	);
}
