import { type PageContent, pageContentSchema } from "@confiserie/domain/content/pages";
import { readSettings } from "@confiserie/domain/contract/catalogue";
import { PageText } from "@/features/shop/static-pages";
import { shopFacts } from "@/lib/shop-facts";
import { useOperation } from "@/lib/use-operation";
import { PagePreview, PreviewText } from "@/ui/page-preview";

import { trimmed } from "./trimmed";

interface TextPreviewProps {
	slug: string;
	content: PageContent;
	/** The words that are being edited. */
	edited: string;
}

/** A page's text as the shop would show it, with the values of the shop. */
export function TextPreview({ slug, content, edited }: TextPreviewProps) {
	const { data } = useOperation(readSettings, {});
	// Half a title has no text yet; the form says what is wrong.
	const title = content.title || "Sans titre";
	const shown = pageContentSchema.safeParse({ ...content, title, body: trimmed(content.body) }).data;
	return (
		<PagePreview
			title="Aperçu de la page"
			note={!shown && <p className="text-sm text-prune">L'aperçu reprend quand le texte est complet.</p>}
		>
			{data && shown && (
				<PreviewText edited={edited}>
					<PageText slug={slug} content={shown} facts={shopFacts(data)} mayTakeCards={data.paymentsMode === "stripe"} />
				</PreviewText>
			)}
		</PagePreview>
	);
}
