import type { AccountHome } from "@confiserie/domain/contract/account-home";
import { formatDate, formatDateTime, formatEuros } from "@confiserie/domain/format";
import { ChevronRight } from "lucide-react";
import { Link } from "@/ui/link";

interface Task {
	href: string;
	title: string;
	detail: string;
}

/** What waits for the customer: approvals first, then what is to be paid, then quotes. */
export function tasksOf({ approvals, dues, account, quotes }: AccountHome): Task[] {
	const orderPath = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}`;
	const toDecide = approvals.filter(({ canDecide }) => canDecide);
	const waiting = approvals.filter(({ canDecide }) => !canDecide);
	return [
		...toDecide.map(({ orderNumber, total, requestedBy }) => ({
			href: "/entreprise/approbations",
			title: `Approuver la commande ${orderNumber}`,
			detail: `${formatEuros(total)} TTC, passée par ${requestedBy ?? "un ancien membre"}`,
		})),
		...dues.map(({ orderNumber, amount, payBy }) => ({
			href: orderPath(orderNumber),
			title: `Payer la commande ${orderNumber}`,
			detail: `${formatEuros(amount)}${payBy ? `, avant le ${formatDateTime(payBy)}` : ""}`,
		})),
		...(account && account.outstanding > 0
			? [
					{
						href: "/documents",
						title: "Compte de l'entreprise",
						detail: `${formatEuros(account.outstanding)} à régler${account.overdue > 0 ? `, dont ${formatEuros(account.overdue)} en retard` : ""}`,
					},
				]
			: []),
		...quotes.map(({ number, key, total, validUntil }) => ({
			href: `/devis/${key}`,
			title: `Accepter le devis ${number}`,
			detail: `${formatEuros(total)}, valable jusqu'au ${formatDate(validUntil)}`,
		})),
		...waiting.map(({ orderNumber, total }) => ({
			href: orderPath(orderNumber),
			title: `La commande ${orderNumber} attend une approbation`,
			detail: `${formatEuros(total)} TTC`,
		})),
	];
}

/** Nothing where nothing waits. */
export function ToDo({ home }: { home: AccountHome }) {
	const tasks = tasksOf(home);
	if (tasks.length === 0) return null;
	return (
		<section aria-labelledby="to-do" className="rounded-card border border-miel bg-creme p-5 sm:p-6">
			<h2 id="to-do" className="display text-xl">
				À faire
			</h2>
			<ul className="mt-2 divide-y divide-trait">
				{tasks.map(({ href, title, detail }) => (
					<li key={title} className="relative flex min-h-12 items-center justify-between gap-3 py-2">
						<div className="min-w-0">
							<Link href={href} className="font-semibold after:absolute after:inset-0 hover:text-framboise">
								{title}
							</Link>
							<p className="text-sm break-words text-prune">{detail}</p>
						</div>
						<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-framboise" />
					</li>
				))}
			</ul>
		</section>
	);
}
