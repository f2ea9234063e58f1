"use client";

import type { Order } from "@confiserie/domain/contract/order";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiProblem } from "@/lib/api";
import { EmptyState } from "@/ui/empty-state";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

interface OrderReadProps {
	read: Pick<UseQueryResult<Order>, "data" | "isPending" | "error" | "refetch">;
	show: (order: Order) => ReactNode;
	/** Where an order that is not to be found leads on to. */
	elsewhere: ReactNode;
}

/** What is shown of an order while it is read, once it is, and when it cannot be. */
export function OrderRead({ read: { data, isPending, error, refetch }, show, elsewhere }: OrderReadProps) {
	if (data) return show(data);
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
