import { type Queues, readQueues } from "@confiserie/domain/contract/dashboard";
import { formatCount } from "@confiserie/domain/format";
import { ChevronRight } from "lucide-react";
import { Detail } from "@/features/admin/kit";
import { Link } from "@/ui/link";
import { Panel } from "./panel";

/** Where the tasks of each queue are done, and their name for one and for several. */
const TASKS: Readonly<Record<keyof Queues, readonly [href: string, one: string, several: string]>> = {
	toShip: ["/admin/orders/picking", "commande à préparer", "commandes à préparer"],
	unpaid: ["/admin/payments", "commande acceptée à encaisser", "commandes acceptées à encaisser"],
	claims: ["/admin/claims", "réclamation à traiter", "réclamations à traiter"],
	withdrawals: ["/admin/withdrawals", "rétractation à traiter", "rétractations à traiter"],
	inquiries: ["/admin/quotes", "demande de devis", "demandes de devis"],
	messages: ["/admin/messages", "message sans réponse", "messages sans réponse"],
	reviews: ["/admin/reviews", "avis à relire", "avis à relire"],
	shortLots: ["/admin/recalls", "lot à date courte", "lots à date courte"],
};
const QUEUES = Object.keys(TASKS) as (keyof Queues)[];

/** The tasks of the staff, each with the way there. */
export const ToDo = () => (
	<Panel title="À faire">
		<Detail operation={readQueues} input={{}} failure="Impossible de charger les tâches" height="h-11">
			{(queues) => <Tasks queues={queues} />}
		</Detail>
	</Panel>
);

function Tasks({ queues }: { queues: Queues }) {
	const open = QUEUES.filter((queue) => queues[queue] > 0);
	if (open.length === 0) return <p className="text-prune">Rien n'attend.</p>;
	return (
		<ul className="grid gap-x-6 sm:grid-cols-2">
			{open.map((queue) => {
				const [href, one, several] = TASKS[queue];
				return (
					<li key={queue} className="border-t border-trait">
						<Link
							href={href}
							className="flex min-h-11 items-center justify-between gap-3 font-semibold hover:text-framboise"
						>
							{formatCount(queues[queue], one, several)}
							<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-framboise" />
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
