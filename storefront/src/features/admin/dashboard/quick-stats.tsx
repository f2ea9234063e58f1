import { DASHBOARD_DAYS, type Dashboard } from "@confiserie/domain/contract/dashboard";
import { formatEuros, formatInteger } from "@confiserie/domain/format";
import { Euro, type LucideIcon, Package, TrendingDown, TrendingUp, TriangleAlert, Users } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";

/** Orders and turnover with their trends, active customers, alerts. Source: accounts spec §2 "Quick stats". */
export function QuickStats({ dashboard: { stats, trends } }: { dashboard: Dashboard }) {
	const alerts = stats.ordersNeedingAttention;
	return (
		<ul aria-label="Chiffres" className="grid grid-cols-2 gap-3 2xl:grid-cols-4">
			<Stat label="Commandes" Icon={Package} value={formatInteger(stats.totalOrders)}>
				<Trend percent={trends.orders} />
			</Stat>
			<Stat label="CA" Icon={Euro} value={formatEuros(stats.totalRevenue)}>
				<Trend percent={trends.revenue} />
				<span className="block">{`Panier moyen\u00a0: ${formatEuros(stats.averageOrderValue)}`}</span>
			</Stat>
			<Stat label="Clients actifs" Icon={Users} value={formatInteger(stats.activeCustomers)}>
				sur 12 mois
			</Stat>
			<Stat label="Alertes" Icon={TriangleAlert} value={formatInteger(alerts)} isAlert={alerts > 0}>
				{alerts > 0 ? (
					<Link href="/admin/orders?attention=true" className="font-semibold underline after:absolute after:inset-0">
						À traiter
					</Link>
				) : (
					"Rien à traiter"
				)}
			</Stat>
		</ul>
	);
}

interface StatProps {
	label: string;
	value: string;
	Icon: LucideIcon;
	isAlert?: boolean;
	children: ReactNode;
}

function Stat({ label, value, Icon, isAlert = false, children }: StatProps) {
	return (
		<li
			className={classNames(
				"relative flex min-w-0 flex-col gap-1 rounded-card border p-4",
				isAlert ? "border-caramel bg-caramel-clair text-caramel" : "border-trait bg-white text-prune",
			)}
		>
			<p className="flex items-center gap-2 text-sm font-semibold">
				<Icon aria-hidden="true" className={classNames("size-4.5 shrink-0", !isAlert && "text-framboise")} />
				{label}
			</p>
			<p className="display text-xl break-words text-encre sm:text-2xl">{value}</p>
			<p className="text-sm">{children}</p>
		</li>
	);
}

/** Nothing when there is nothing to compare with. */
function Trend({ percent }: { percent: number | null }) {
	if (percent === null) return null;
	const Icon = percent < 0 ? TrendingDown : TrendingUp;
	return (
		<span className={classNames("flex items-center gap-1 font-semibold", percent < 0 ? "text-rouge" : "text-pistache")}>
			<Icon aria-hidden="true" className="size-4 shrink-0" />
			{`${percent > 0 ? "+" : ""}${percent}%`}
			<span className="font-normal text-prune">{`sur ${DASHBOARD_DAYS} jours`}</span>
		</span>
	);
}
