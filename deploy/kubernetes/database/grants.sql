-- Each service makes its own database, jahrring_<tool>.
GRANT ALL PRIVILEGES ON `jahrring\_%`.* TO 'jahrring'@'%';
-- What HAProxy asks by, without a password and without rights.
CREATE USER IF NOT EXISTS 'haproxy'@'%';
