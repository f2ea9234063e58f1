import type { PageContent } from "@confiserie/domain/content/pages";
import type { AdminPage } from "@confiserie/domain/contract/content";
import { formatDateTime } from "@confiserie/domain/format";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";

/** The versions of a page, newest first; one that is taken back fills in the form. */
export function PageVersions({ page, onRestore }: { page: AdminPage; onRestore: (content: PageContent) => void }) {
	return (
		<section aria-labelledby="versions" className="max-w-4xl">
			<h2 id="versions" className="font-display text-xl">
				Versions
			</h2>
			{page.versions.length === 0 && <p className="text-prune">La page n'a pas encore été changée.</p>}
			<ul className="divide-y divide-trait">
				{page.versions.map(({ id, savedAt, savedBy, publishAt, isShown, content }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
						<span className="min-w-0 wrap-anywhere">{`${formatDateTime(savedAt)} par ${savedBy}`}</span>
						<span className="flex items-center gap-2">
							{isShown && <Badge tone="success">En ligne</Badge>}
							{publishAt === null && <Badge tone="neutral">Brouillon</Badge>}
							<Button
								variant="secondary"
								size="sm"
								aria-label={`Reprendre la version du ${formatDateTime(savedAt)}`}
								onClick={() => onRestore(content)}
							>
								Reprendre
							</Button>
						</span>
					</li>
				))}
			</ul>
			{page.versions.length > 0 && (
				<p className="mt-2 text-sm text-prune">
					Reprendre remplit le formulaire&nbsp;; rien ne change avant l'enregistrement.
				</p>
			)}
		</section>
	);
}
