import { exportData } from "@confiserie/domain/contract/accounts";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { SaveButton } from "@/features/account/invoices";
import { call } from "@/lib/api";

/** Download of all data about the caller, as a readable page and as JSON. */
export function DataCard() {
	return (
		<section
			aria-labelledby="mes-donnees"
			className="flex flex-col gap-5 rounded-card border border-trait bg-white p-5 shadow-card sm:p-6"
		>
			<div>
				<h2 id="mes-donnees" className="display text-xl">
					Mes données
				</h2>
				<p className="mt-1 text-prune">
					Tout ce que la boutique sait de vous&nbsp;: compte, adresses, commandes, factures et messages.
				</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<SaveButton name="mes-donnees.html" fetchFile={async () => pageOf(await call(exportData))}>
					Page à lire
				</SaveButton>
				<SaveButton
					name="mes-donnees.json"
					fetchFile={async () =>
						new Blob([JSON.stringify(await call(exportData), null, "\t")], { type: "application/json" })
					}
				>
					Fichier JSON
				</SaveButton>
			</div>
		</section>
	);
}

/** The code that writes the page is loaded on the first click. */
async function pageOf(data: PersonalData): Promise<Blob> {
	const { personalDataPage } = await import("@confiserie/domain/personal-data/personal-data-page");
	return new Blob([personalDataPage(data)], { type: "text/html" });
}
