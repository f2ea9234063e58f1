"use client";

import { DASHBOARD_DAYS, type DashboardDay } from "@confiserie/domain/contract/dashboard";
import { formatCount, formatDate, formatEuros, formatInteger } from "@confiserie/domain/format";
import { Panel } from "./panel";

const WIDTH = 600;
const HEIGHT = 160;
const GAP = 4;

/**
 * Turnover by day as bars and orders as a line: drawn here, since two shapes and thirty days are less than any chart library
 * weighs. The table under it says the same to those who do not see it, or want the figures.
 */
export function SalesChart({ days }: { days: readonly DashboardDay[] }) {
	const revenue = days.reduce((sum, day) => sum + day.revenue, 0);
	const orders = days.reduce((sum, day) => sum + day.orders, 0);
	return (
		<Panel
			title={`Ventes des ${DASHBOARD_DAYS} derniers jours`}
			aside={`${formatEuros(revenue)}, ${formatCount(orders, "commande")}`}
		>
			<Drawing days={days} />
			<p aria-hidden="true" className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-prune">
				<span>{days[0] && formatDate(days[0].day)}</span>
				<span className="flex gap-4">
					<span className="flex items-center gap-1.5">
						<span className="size-3 rounded-[3px] bg-framboise" /> CA
					</span>
					<span className="flex items-center gap-1.5">
						<span className="h-0.5 w-4 bg-myrtille" /> Commandes
					</span>
				</span>
				<span>Aujourd'hui</span>
			</p>
			<details className="mt-3">
				<summary className="inline-flex min-h-11 items-center font-semibold text-framboise-fonce">
					Voir les chiffres par jour
				</summary>
				<div className="max-h-72 overflow-y-auto">
					<DaysTable days={days} />
				</div>
			</details>
		</Panel>
	);
}

function Drawing({ days }: { days: readonly DashboardDay[] }) {
	const highest = Math.max(1, ...days.map((day) => day.revenue));
	const most = Math.max(1, ...days.map((day) => day.orders));
	const step = WIDTH / Math.max(1, days.length);
	const top = (share: number) => HEIGHT - share * (HEIGHT - 8);
	const line = days.map((day, index) => `${(index + 0.5) * step},${top(day.orders / most)}`).join(" ");
	return (
		<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full" preserveAspectRatio="none">
			<path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-trait" />
			{days.map((day, index) => (
				<rect
					key={day.day}
					x={index * step + GAP / 2}
					width={step - GAP}
					y={top(day.revenue / highest)}
					height={HEIGHT - top(day.revenue / highest)}
					rx="3"
					className="fill-framboise"
				>
					<title>{`${formatDate(day.day)}\u00a0: ${formatEuros(day.revenue)}, ${formatCount(day.orders, "commande")}`}</title>
				</rect>
			))}
			<polyline points={line} className="fill-none stroke-myrtille" strokeWidth="2" strokeLinejoin="round" />
		</svg>
	);
}

function DaysTable({ days }: { days: readonly DashboardDay[] }) {
	return (
		<table className="w-full text-left text-sm">
			<caption className="sr-only">Commandes et chiffre d'affaires par jour</caption>
			<thead>
				<tr className="border-b border-bordure">
					<th scope="col" className="py-2">
						Jour
					</th>
					<th scope="col" className="py-2 text-right">
						Commandes
					</th>
					<th scope="col" className="py-2 text-right">
						CA
					</th>
				</tr>
			</thead>
			<tbody>
				{[...days].reverse().map((day) => (
					<tr key={day.day} className="border-b border-trait">
						<th scope="row" className="py-2 font-normal">
							{formatDate(day.day)}
						</th>
						<td className="py-2 text-right">{formatInteger(day.orders)}</td>
						<td className="py-2 text-right">{formatEuros(day.revenue)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
