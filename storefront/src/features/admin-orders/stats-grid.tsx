"use client";

import type { AdminOrderStats } from "@confiserie/domain/contract/admin-order";
import { formatCount, formatEuros, formatInteger } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import {
	CalendarDays,
	CalendarRange,
	ChevronDown,
	Euro,
	type LucideIcon,
	Package,
	TriangleAlert,
	Users,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { FigureDefinitions } from "@/features/admin-shell";
import { Banner } from "@/ui/banner";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { callStats } from "./calls";

/**
 * The six figures above the list. On a narrow screen they can be collapsed: today and this week are hidden then.
 * Source: accounts spec §2 "Admin orders list".
 */
export function StatsGrid() {
	const [isCollapsed, setCollapsed] = useState(false);
	const { data, isPending, isError } = useQuery({
		queryKey: ["admin", "orders", "stats"],
		queryFn: ({ signal }) => callStats(signal),
	});
	if (isError && !data) return <Banner tone="error" title="Impossible de charger les statistiques" />;
	return (
		<section aria-labelledby="chiffres" className="flex flex-col gap-2">
			<div className="flex items-center justify-between md:sr-only">
				<h2 id="chiffres" className="text-lg font-bold">
					Chiffres
				</h2>
				<button
					type="button"
					aria-expanded={!isCollapsed}
					aria-controls="chiffres-cartes"
					onClick={() => setCollapsed(!isCollapsed)}
					className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-framboise-fonce hover:bg-dragee md:hidden"
				>
					{isCollapsed ? "Afficher tout" : "Réduire"}
					<ChevronDown aria-hidden="true" className={classNames("size-5", !isCollapsed && "rotate-180")} />
				</button>
			</div>
			<div id="chiffres-cartes" className="grid grid-cols-2 gap-3 md:grid-cols-3">
				{isPending && <Loading />}
				{data && <Cards stats={data} isCollapsed={isCollapsed} />}
			</div>
			{data && <FigureDefinitions names={NAMES} />}
		</section>
	);
}

const NAMES = {
	orders: "Commandes",
	customers: "Clients",
	revenue: "CA",
	averageOrder: "Panier moyen",
	alerts: "Alertes",
};

function Cards({ stats, isCollapsed }: { stats: AdminOrderStats; isCollapsed: boolean }) {
	const alerts = stats.ordersNeedingAttention;
	return (
		<>
			<Card label="Commandes" Icon={Package} value={formatInteger(stats.totalOrders)} />
			<Card label="Clients" Icon={Users} value={formatInteger(stats.activeCustomers)} detail="actifs sur 12 mois" />
			<Card
				label="CA"
				Icon={Euro}
				value={formatEuros(stats.totalRevenue)}
				detail={`Panier moyen\u00a0: ${formatEuros(stats.averageOrderValue)}`}
			/>
			<Card
				label="Alertes"
				Icon={TriangleAlert}
				value={formatInteger(alerts)}
				isAlert={alerts > 0}
				detail={
					alerts > 0 ? (
						<Link href="/admin/orders?attention=true" className="font-semibold underline after:absolute after:inset-0">
							À traiter
						</Link>
					) : (
						"Rien à traiter"
					)
				}
			/>
			<Card
				label="Aujourd'hui"
				Icon={CalendarDays}
				value={formatCount(stats.newOrdersToday, "commande")}
				detail={formatEuros(stats.revenueToday)}
				className={isCollapsed ? "max-md:hidden" : ""}
			/>
			<Card
				label="Cette semaine"
				Icon={CalendarRange}
				value={formatCount(stats.newOrdersThisWeek, "commande")}
				detail={formatEuros(stats.revenueThisWeek)}
				className={isCollapsed ? "max-md:hidden" : ""}
			/>
		</>
	);
}

interface CardProps {
	label: string;
	value: string;
	detail?: ReactNode;
	Icon: LucideIcon;
	isAlert?: boolean;
	className?: string;
}

function Card({ label, value, detail, Icon, isAlert = false, className }: CardProps) {
	return (
		<div
			className={classNames(
				"relative flex min-w-0 flex-col gap-1 rounded-card border p-4",
				isAlert ? "border-caramel bg-caramel-clair text-caramel" : "border-trait bg-white",
				className,
			)}
		>
			<p className={classNames("flex items-center gap-2 text-sm font-semibold", !isAlert && "text-prune")}>
				<Icon aria-hidden="true" className={classNames("size-4.5 shrink-0", !isAlert && "text-framboise")} />
				{label}
			</p>
			<p className="display text-xl text-encre sm:text-2xl">{value}</p>
			{detail && <p className={classNames("text-sm", !isAlert && "text-prune")}>{detail}</p>}
		</div>
	);
}

function Loading() {
	return (
		<>
			<p role="status" className="sr-only">
				Chargement des chiffres…
			</p>
			{["a", "b", "c", "d", "e", "f"].map((key) => (
				<Skeleton key={key} className="h-28 rounded-card" />
			))}
		</>
	);
}
