import type { StaffKey } from "@confiserie/domain/contract/staff";
import { formatDateTime } from "@confiserie/domain/format";

/** Secret keys of Medusa: programs that act with an owner's rights. Medusa Admin creates and revokes them. */
export function KeyList({ keys }: { keys: readonly StaffKey[] }) {
	return (
		<section aria-labelledby="cles" className="rounded-card border border-trait bg-white p-4">
			<h2 id="cles" className="display text-xl">
				Clés d'API de Medusa
			</h2>
			<p className="mt-1 text-sm text-prune">
				Chacune agit au nom d'un propriétaire et s'arrête quand il ne l'est plus. Elles se créent et se révoquent dans
				Medusa Admin, « Paramètres », « Clés API secrètes ».
			</p>
			{keys.length === 0 && <p className="mt-3">Aucune clé en service.</p>}
			<ul className="divide-y divide-trait">
				{keys.map(({ id, title, redacted, owner, createdAt }) => (
					<li key={id} className="py-3">
						<p className="font-semibold break-words">{title}</p>
						<p className="text-sm break-words text-prune">{`${redacted}, créée le ${formatDateTime(createdAt)}`}</p>
						<p className="text-sm break-words text-prune">
							{owner === null ? "Sans propriétaire : elle n'ouvre rien." : `Au nom de ${owner}`}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
