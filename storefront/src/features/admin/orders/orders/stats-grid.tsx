"use client";

import type { AdminOrderStats } from "@confiserie/domain/contract/admin-order";

import { readOrderStats } from "@confiserie/domain/contract/admin-orders";
import { formatCount, formatEuros, formatInteger } from "@confiserie/domain/format";
import { CalendarDays, CalendarRange, ChevronDown, Euro, Package, TriangleAlert, Users } from "lucide-react";
import { Detail } from "@/features/admin/kit";
import { FigureDefinitions } from "@/features/admin/shell";
import { usePreference } from "@/lib/use-preference";
import { classNames } from "@/ui/class-names";
import { useMediaQuery } from "@/ui/use-media-query";

import { type Figure, FigureCard, FigureItem } from "./figure";

/**
 * The six statistics above the list: cards where the screen is wide, one line elsewhere, until the administrator chooses. On a
 * narrow screen the line is without today and this week. Source: accounts spec §2 "Admin orders list".
 */
export function StatsGrid() {
	const isWide = useMediaQuery("(min-width: 1280px)");
	const [state, choose] = usePreference("adminFigures", isWide ? "expanded" : "collapsed");
	const isCollapsed = state === "collapsed";
	return (
		<Detail operation={readOrderStats} input={{}} failure="Impossible de charger les statistiques" height="h-6">
			{(data) => (
				<section aria-labelledby="chiffres">
					<h2 id="chiffres" className="sr-only">
						Chiffres
					</h2>
					<div className="flex items-start justify-between gap-2">
						<ul
							id="chiffres-valeurs"
							className={
								isCollapsed
									? "flex flex-wrap gap-x-5 py-0.5 md:h-6 md:overflow-hidden"
									: "grid flex-1 grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6"
							}
						>
							{figuresOf(data).map((figure) =>
								isCollapsed ? (
									<FigureItem key={figure.label} figure={figure} />
								) : (
									<FigureCard key={figure.label} figure={figure} />
								),
							)}
						</ul>
						<button
							type="button"
							aria-expanded={!isCollapsed}
							aria-controls="chiffres-valeurs"
							onClick={() => choose(isCollapsed ? "expanded" : "collapsed")}
							className="inline-flex min-h-6 shrink-0 items-center gap-1 rounded-sm text-sm font-semibold text-framboise-fonce hover:underline"
						>
							<span className="max-md:sr-only">{isCollapsed ? "Afficher tout" : "Réduire"}</span>
							<ChevronDown aria-hidden="true" className={classNames("size-5", !isCollapsed && "rotate-180")} />
						</button>
					</div>
					{!isCollapsed && <FigureDefinitions names={NAMES} />}
				</section>
			)}
		</Detail>
	);
}

const NAMES = {
	orders: "Commandes",
	customers: "Clients",
	revenue: "CA",
	averageOrder: "Panier moyen",
	alerts: "Alertes",
};

function figuresOf(stats: AdminOrderStats): Figure[] {
	const alerts = stats.ordersNeedingAttention;
	return [
		{ label: "Commandes", Icon: Package, value: formatInteger(stats.totalOrders) },
		{ label: "Clients", Icon: Users, value: formatInteger(stats.activeCustomers), detail: "actifs sur 12 mois" },
		{
			label: "CA",
			Icon: Euro,
			value: formatEuros(stats.totalRevenue),
			detail: `Panier moyen\u00a0: ${formatEuros(stats.averageOrderValue)}`,
		},
		{
			label: "Alertes",
			Icon: TriangleAlert,
			value: formatInteger(alerts),
			detail: "Rien à traiter",
			todo: alerts > 0 ? { label: "À traiter", href: "/admin/orders?attention=true" } : undefined,
		},
		{
			label: "Aujourd'hui",
			Icon: CalendarDays,
			value: formatCount(stats.newOrdersToday, "commande"),
			detail: formatEuros(stats.revenueToday),
			isRecent: true,
		},
		{
			label: "Cette semaine",
			Icon: CalendarRange,
			value: formatCount(stats.newOrdersThisWeek, "commande"),
			detail: formatEuros(stats.revenueThisWeek),
			isRecent: true,
		},
	];
}
