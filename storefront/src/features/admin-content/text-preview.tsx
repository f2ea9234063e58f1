import type { PageContent } from "@confiserie/domain/content/pages";
import { readSettings } from "@confiserie/domain/contract/catalogue";
import { PageText } from "@/features/static-pages";
import { shopFacts } from "@/lib/shop-facts";
import { useOperation } from "@/lib/use-operation";
import { PagePreview } from "@/ui/page-preview";

import { contentOf } from "./use-page-save";

/** A page's text as the shop would show it, with the values of the shop. */
export function TextPreview({ slug, content }: { slug: string; content: PageContent }) {
	const { data } = useOperation(readSettings, {});
	// Half a title has no text yet; the form says what is wrong.
	const shown = contentOf({ ...content, title: content.title || "Sans titre" }).data;
	return (
		<PagePreview
			title="Aperçu de la page"
			note={!shown && <p className="text-sm text-prune">L'aperçu reprend quand le texte est complet.</p>}
		>
			{data && shown && (
				<PageText slug={slug} content={shown} facts={shopFacts(data)} mayTakeCards={data.paymentsMode === "stripe"} />
			)}
		</PagePreview>
	);
}
