import { TextPage, textPageMetadata } from "@/features/shop/static-pages/server";

export const generateMetadata = () => textPageMetadata("accessibilite");

export default function Page() {
	return <TextPage slug="accessibilite" />;
}
