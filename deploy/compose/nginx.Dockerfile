# Debian's nginx with its brotli module: the files were compressed when they were built.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-core libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY deploy/nginx /etc/nginx/jahrring
COPY deploy/compose/upstreams.conf /etc/nginx/jahrring/upstreams.conf
COPY deploy/compose/site.conf /etc/nginx/conf.d/jahrring.conf
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
