import { TextPage, textPageMetadata } from "@/features/shop/static-pages/server";

export const generateMetadata = () => textPageMetadata("mentions-legales");

export default function Page() {
	return <TextPage slug="mentions-legales" />;
}
