"use client";

import { readDashboard } from "@confiserie/domain/contract/dashboard";
import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { AdminHeader, FigureDefinitions, May } from "@/features/admin-shell";
import { useSession } from "@/features/auth";
import { useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { useToasts } from "@/ui/toasts";

import { ManagementTiles } from "./management-tiles";
import { QuickStats } from "./quick-stats";
import { RecentActivity } from "./recent-activity";
import { SalesChart } from "./sales-chart";
import { BalancesDue, BestSellers, ChannelRevenue, StockToWatch } from "./sales-lists";
import { AllIsWell, MissingCompanyData, OpenAlerts } from "./shop-state";
import { QuickActions, Today, Waiting } from "./side-panels";
import { UnpaidHolds } from "./unpaid-holds";

/** /admin: the back office at a glance. Source: accounts spec §2 "Admin dashboard". */
export function DashboardPage() {
	const { user } = useSession();
	const client = useQueryClient();
	const toasts = useToasts();
	const [isRefreshing, setRefreshing] = useState(false);
	const refresh = async () => {
		setRefreshing(true);
		await client.invalidateQueries({ queryKey: ["admin"] });
		setRefreshing(false);
		toasts.success("Tableau de bord à jour");
	};
	return (
		<>
			<AdminHeader
				title={`Bienvenue, ${user?.firstName ?? ""}`}
				actions={
					<Button variant="secondary" size="sm" busy={isRefreshing} busyLabel="Actualisation…" onClick={refresh}>
						<RefreshCw aria-hidden="true" className="size-4.5" />
						Actualiser
					</Button>
				}
			/>
			<Content />
		</>
	);
}

const NAMES = {
	orders: "Commandes",
	revenue: "CA",
	averageOrder: "Panier moyen",
	customers: "Clients actifs",
	alerts: "Alertes",
	bestSellers: "Meilleures ventes",
	balances: "Soldes à recevoir",
};

function Content() {
	const { data, error, isPending, refetch } = useOperation(readDashboard, {});
	return (
		<div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
			<div className="flex min-w-0 flex-col gap-6">
				{isPending && <Loading />}
				{!data && !isPending && (
					<RetryBanner title="Impossible de charger les statistiques" cause={error} onRetry={() => refetch()} />
				)}
				{data && (
					<>
						<OpenAlerts alerts={data.alerts} />
						<MissingCompanyData missing={data.missingCompanyData} />
						<UnpaidHolds holds={data.unpaidHolds} />
						<div>
							<QuickStats dashboard={data} />
							<FigureDefinitions names={NAMES} />
						</div>
						<SalesChart days={data.days} />
						<ChannelRevenue channels={data.channels} />
						<div className="grid gap-6 md:grid-cols-2">
							<BestSellers products={data.bestSellers} />
							<StockToWatch lowStock={data.lowStock} outOfDate={data.outOfDate} shortLots={data.shortLots} />
						</div>
						<BalancesDue balances={data.balancesDue} />
					</>
				)}
				<ManagementTiles alerts={data?.stats.ordersNeedingAttention ?? 0} />
			</div>
			<aside aria-label="En bref" className="flex min-w-0 flex-col gap-6">
				{data && <Today dashboard={data} />}
				{data && <Waiting waiting={data.waiting} />}
				{data && <AllIsWell alerts={data.alerts} />}
				<QuickActions />
				<May permission="audit.read">
					<RecentActivity />
				</May>
			</aside>
		</div>
	);
}

function Loading() {
	return (
		<div role="status" className="flex flex-col gap-6">
			<span className="sr-only">Chargement du tableau de bord…</span>
			<Skeleton className="h-28 rounded-card" />
			<Skeleton className="h-72 rounded-card" />
		</div>
	);
}
