import type { Navigation } from "@confiserie/domain/content/navigation";
import { readSettings } from "@confiserie/domain/contract/catalogue";
import { categoryLinks } from "@/config/navigation";
import { useCategories } from "@/features/admin/products/categories";
import { Announcement, SiteFooter } from "@/features/shop/shell";
import { shopFacts } from "@/lib/shop-facts";
import { useOperation } from "@/lib/use-operation";
import { PagePreview, PreviewPart } from "@/ui/page-preview";

/** Banner and footer as they would be; `part` is the tab that is edited. */
export function NavigationPreview({ navigation, part }: { navigation: Navigation; part: string }) {
	const categories = useCategories().data?.content ?? [];
	const { data } = useOperation(readSettings, {});
	const facts = data && shopFacts(data);
	return (
		<PagePreview title="Aperçu du bandeau et du pied de page">
			{facts && (
				<>
					<PreviewPart isEdited={part === "bandeau"}>
						<div className="flex bg-encre px-4 py-2 text-center text-sm text-dragee">
							<Announcement navigation={navigation} delivery={facts.delivery} />
						</div>
					</PreviewPart>
					<PreviewPart isEdited={part !== "bandeau"}>
						<SiteFooter facts={facts} categories={categoryLinks(categories)} navigation={navigation} />
					</PreviewPart>
				</>
			)}
		</PagePreview>
	);
}
