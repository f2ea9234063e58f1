import { TextPage, textPageMetadata } from "@/features/shop/static-pages/server";

export const generateMetadata = () => textPageMetadata("avis");

export default function Page() {
	return <TextPage slug="avis" />;
}
