"use client";

import { readDashboard } from "@confiserie/domain/contract/dashboard";
import { useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/features/account/auth";
import { Act, Detail, outdate } from "@/features/admin/kit";
import { AdminHeader, FigureDefinitions, May } from "@/features/admin/shell";
import { useOperation } from "@/lib/use-operation";

import { ManagementTiles } from "./management-tiles";
import { QuickStats } from "./quick-stats";
import { RecentActivity } from "./recent-activity";
import { SalesChart } from "./sales-chart";
import { BalancesDue, BestSellers, ChannelRevenue, MixedPallets, StockToWatch } from "./sales-lists";
import { AllIsWell, MissingCompanyData, OpenAlerts } from "./shop-state";
import { QuickActions, Today } from "./side-panels";
import { ToDo } from "./to-do";
import { UnpaidHolds } from "./unpaid-holds";

/** /admin: the back office at a glance. Source: accounts spec §2 "Admin dashboard". */
export function DashboardPage() {
	const { user } = useSession();
	const client = useQueryClient();
	return (
		<>
			<AdminHeader
				title={`Bienvenue, ${user?.firstName ?? ""}`}
				actions={
					<Act
						label="Actualiser"
						act={() => outdate(client, "everything")}
						changes={[]}
						done="Tableau de bord à jour"
					/>
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
	const { data } = useOperation(readDashboard, {});
	return (
		<div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
			<div className="flex min-w-0 flex-col gap-6">
				<ToDo />
				<Detail operation={readDashboard} input={{}} failure="Impossible de charger les statistiques" height="h-96">
					{(data) => (
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
							<MixedPallets sold={data.mixedPallets} />
							<div className="grid gap-6 md:grid-cols-2">
								<BestSellers products={data.bestSellers} />
								<StockToWatch lowStock={data.lowStock} outOfDate={data.outOfDate} shortLots={data.shortLots} />
							</div>
							<BalancesDue balances={data.balancesDue} />
						</>
					)}
				</Detail>
				<ManagementTiles alerts={data?.stats.ordersNeedingAttention ?? 0} />
			</div>
			<aside aria-label="En bref" className="flex min-w-0 flex-col gap-6">
				{data && <Today dashboard={data} />}
				{data && <AllIsWell alerts={data.alerts} />}
				<QuickActions />
				<May permission="audit.read">
					<RecentActivity />
				</May>
			</aside>
		</div>
	);
}
