import { TextPage, textPageMetadata } from "@/features/shop/static-pages/server";

export const generateMetadata = () => textPageMetadata("privacy");

export default function Page() {
	return <TextPage slug="privacy" />;
}
