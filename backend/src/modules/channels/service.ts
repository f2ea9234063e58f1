/** The module has tables of its own and is asked through its functions: Medusa wants a service of every module. */
export default class ChannelService {}
