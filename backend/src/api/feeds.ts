import * as contract from "@confiserie/domain/contract/feeds";
import { serve } from "../http/operations/serve";
import { sendFeed } from "../http/send-feed";

export default serve(contract, {
	readGoogleFeed: sendFeed("google.xml"),
	readMetaFeed: sendFeed("meta.csv"),
	readImageSitemap: sendFeed("images.xml"),
	readCatalogueCsv: sendFeed("catalogue.csv"),
	readCatalogueJson: sendFeed("catalogue.json"),
});
